/** Two words are one tag when these are the same. */
export const wordKey = (text: string): string => text.trim().normalize('NFKC').toLowerCase();
