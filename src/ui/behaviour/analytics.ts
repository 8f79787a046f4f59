declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Reports the path without query or fragment; loads nothing unless an analytics service is
 * configured.
 */
export function reportPageView(path: string): void {
  const service = document.querySelector<HTMLElement>('[data-analytics]');
  if (!service) return;
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  // gtag.js recognises commands by the `arguments` object; arrays are ignored.
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
