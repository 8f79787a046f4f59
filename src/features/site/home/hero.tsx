import './hero.css';
import { texts } from '#src/content/first-screen/trades.ts';
import { trustTiles } from '#src/content/home/home.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { FIRST_SCREEN_MAX } from '#src/domain/visit-notes.ts';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { OrderNow, Price } from '#src/ui/components/price.tsx';

const TILE_ICONS: readonly IconName[] = ['lock', 'sprout', 'chat', 'tree', 'clock', 'globe'];

export function Hero() {
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="badge gold">Complete Business Solution</p>
          <h1>
            Launch your business online for <Price />
          </h1>
          <p className="lead">
            A website made for your trade, plus a year of hosting, domain and support. Tell us about your
            business today and choose from three designs tomorrow.
          </p>
          <p className="hero-tree">
            <Icon name="tree" />A tree is planted for every website we build.
          </p>
          <div className="btn-row">
            <OrderNow href="#pricing" />
            <a className="btn line" href={chatUrl()} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" />
              WhatsApp Us<span className="sr"> (opens in a new tab)</span>
            </a>
          </div>
        </div>
        <div className="hero-show">
          <FirstScreenOpener />
          <HeroVideo />
        </div>
      </div>
      <HeroLand />
      <div className="trust">
        <ul className="wrap">
          {trustTiles.map((tile, index) => (
            <li key={tile}>
              <Icon name={TILE_ICONS[index] ?? 'check'} />
              {tile}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Its colours follow the colour scheme. */
function HeroLand() {
  return (
    <svg className="land" viewBox="0 84 1440 216" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <g id="apple">
          <path className="l-trunk" d="M-2.5 0h5L1.500-22h-3z" />
          <path
            className="l-crown"
            d="M0-62c12-3 21 5 21 14 9 4 9 16 1 20-3 9-15 10-22 5-7 5-19 4-22-5-8-4-8-16 1-20 0-9 9-17 21-14Z"
          />
        </g>
      </defs>
      <path className="l-far" d="M0 150q180-70 380-36t420-30q240-50 640 40v176H0z" />
      <path className="l-mid" d="M0 196q260-60 560-16t460-28q240-34 420 22v126H0z" />
      <g className="l-rows">
        <use href="#apple" x="70" y="196" />
        <use href="#apple" x="150" y="186" />
        <use href="#apple" x="232" y="180" />
        <use href="#apple" x="318" y="176" />
        <use href="#apple" x="1110" y="170" />
        <use href="#apple" x="1192" y="166" />
        <use href="#apple" x="1276" y="168" />
        <use href="#apple" x="1362" y="176" />
      </g>
      <path className="l-near" d="M0 250q300-54 700-14t740-16v80H0z" />
    </svg>
  );
}

/** Fetches nothing before hero-video.client.ts decides; without JavaScript, native controls. */
function HeroVideo() {
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

/** Opens the dialog with the visitor's own website. The method sends nothing. */
function FirstScreenOpener() {
  return (
    <form
      className="own-screen"
      id="first-screen"
      method="dialog"
      data-script="/src/features/site/home/first-screen/first-screen.client.ts"
    >
      <p>{texts.intro}</p>
      <label className="field">
        {texts.business}
        <input name="business" autoComplete="organization" maxLength={FIRST_SCREEN_MAX.business} />
      </label>
      <label className="field">
        {texts.trade}
        <input name="trade" autoComplete="off" maxLength={FIRST_SCREEN_MAX.trade} />
      </label>
      <button className="btn line" type="submit" aria-haspopup="dialog">
        {texts.open}
      </button>
    </form>
  );
}
