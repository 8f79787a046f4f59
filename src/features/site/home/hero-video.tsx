import { Icon } from '#src/ui/components/icon.tsx';

/** Fetches nothing before hero-video.client.ts decides; without JavaScript, native controls. */
export function HeroVideo() {
  return (
    <figure className="film">
      <div className="film-frame">
        <video
          id="film"
          muted
          loop
          playsInline
          controls
          preload="none"
          width={1280}
          height={720}
          aria-label="Presentation: from order to finished website"
        >
          <source src="/video/presentation.webm" type="video/webm" />
          <source src="/video/presentation.mp4" type="video/mp4" />
        </video>
        <p className="film-loading" id="film-loading">
          Loading presentation...
        </p>
        <div className="film-buttons" id="film-buttons" hidden>
          <button type="button" id="film-pause" aria-label="Pause">
            <Icon name="pause" />
            <Icon name="play" />
          </button>
          <span className="tip">
            <button
              type="button"
              id="film-mute"
              aria-label="Mute"
              aria-pressed="true"
              aria-describedby="film-tip"
            >
              <Icon name="muted" />
              <Icon name="sound" />
            </button>
            <span role="tooltip" id="film-tip">
              Click to unmute
            </span>
          </span>
        </div>
      </div>
      <figcaption>From order to handover, in 18 seconds.</figcaption>
    </figure>
  );
}
