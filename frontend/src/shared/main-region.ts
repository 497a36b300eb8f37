/** Id of the part of the window that holds the page. */
export const MAIN_ID = 'main';

/** For when what had the focus is gone, so that the next key does not begin at the top of the window. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
