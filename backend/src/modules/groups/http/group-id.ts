const WHOLE = /^\d{1,9}$/;

/** The group that a path names; what is no number names one that nobody belongs to. */
export const groupIdIn = (text: string): number => (WHOLE.test(text) ? Number(text) : -1);
