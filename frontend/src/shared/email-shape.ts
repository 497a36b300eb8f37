const MAX_LENGTH = 254;
const SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Whether a text could be an address. Whether it exists only a mail can tell. */
export const isEmailShaped = (text: string): boolean => SHAPE.test(text) && text.length <= MAX_LENGTH;
