/** Keys of the row with the focus; the control that does it says so (`aria-keyshortcuts`). */
export const EDIT_KEY = 'e';
export const QR_KEY = 'q';
