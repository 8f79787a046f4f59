/** For what goes away and leaves the focus nowhere: the keyboard goes on with the page. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
