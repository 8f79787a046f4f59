declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Spec 2: the path (never query or fragment) is reported where an analytics service is configured; otherwise nothing is loaded. */
export function reportPageView(path: string): void {
  const service = document.querySelector<HTMLElement>('[data-analytics]');
  if (!service) return;
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  // The receiving script tells commands from data by this exact kind of object.
  function report(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  if (!queue.length) {
    report('js', new Date());
    const id = service.dataset.analytics;
    if (id) report('config', id, { send_page_view: false });
  }
  report('event', 'page_view', { page_path: path, page_title: document.title });
}
