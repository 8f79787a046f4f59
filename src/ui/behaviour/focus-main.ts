/** For elements that disappear while focused: keyboard use continues in the page. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
