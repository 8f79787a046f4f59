import style from './toast.css?inline';

/** Public pages fetch this style with the script that shows the toast, not with the document. */
export function styleToasts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
