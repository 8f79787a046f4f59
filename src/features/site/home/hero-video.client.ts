import { onceNear } from '#src/ui/behaviour/once-near.ts';

/** Starts the film after load, once visible; never with reduced motion or data saver. */
export function startHeroVideo(): void {
  const video = document.querySelector<HTMLVideoElement>('#film');
  if (!video) return;
  const get = (id: string) => document.getElementById(`film-${id}`) as HTMLElement;
  const overlay = get('loading');
  const buttons = get('buttons');
  const pause = get('pause');
  const mute = get('mute');
  const tip = get('tip');

  const reducedMotion =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  video.controls = false;

  const ready = () => {
    overlay.hidden = true;
    buttons.hidden = false;
  };
  video.oncanplay = ready;
  video.onloadeddata = ready;
  // Without a film on the server the poster stays, without buttons.
  const last = video.lastElementChild as HTMLSourceElement;
  last.onerror = () => {
    console.info('presentation not available');
    overlay.hidden = true;
    buttons.hidden = true;
  };

  const showState = () => {
    pause.ariaLabel = video.paused ? 'Play' : 'Pause';
    mute.ariaPressed = String(video.muted);
    tip.textContent = `Click to ${video.muted ? 'un' : ''}mute`;
  };
  /** For browsers that require a gesture to play. Aborted after a gesture or use of the button. */
  const waiting = new AbortController();
  const play = () =>
    video.play().catch(({ name }: DOMException) => {
      console.info('presentation not started');
      // No playable source: handled above.
      if (name === 'NotSupportedError') return;
      ready();
      const again = ({ target }: Event) => {
        waiting.abort();
        if (!pause.contains(target as Node)) play();
      };
      // A touch counts when it ends: at its start it may become a scroll.
      for (const gesture of ['pointerup', 'keydown'])
        addEventListener(gesture, again, { signal: waiting.signal });
    });
  video.onplay = video.onpause = video.onvolumechange = showState;
  pause.onclick = () => {
    waiting.abort();
    if (video.paused) play();
    else video.pause();
  };
  mute.onclick = () => {
    video.muted = !video.muted;
  };
  showState();
  if (reducedMotion) {
    ready();
    return;
  }

  onceVisible(video, () => {
    // The loop opens on its last scene and a night: a visitor sees the offer first.
    video.currentTime = 4;
    play();
  });
}

/** After the page has loaded. */
function onceVisible(element: Element, start: () => void): void {
  const watch = () => onceNear(element, '0px', start);
  if (document.readyState === 'complete') watch();
  else addEventListener('load', () => setTimeout(watch, 100));
}
