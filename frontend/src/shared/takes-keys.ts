const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** These have keys of their own. */
const OWN_KEYS = '[role="menu"], [role="listbox"], [role="dialog"]';

/** Whether keys pressed there mean text, or something that the element itself does. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches(FIELDS) || target.closest(OWN_KEYS) !== null);

/** Whether something lies over the page that has keys of its own. */
export const isPageCovered = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;
