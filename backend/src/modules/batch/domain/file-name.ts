const MAX_NAME = 200;
/** Letters that turn the direction of writing, so that a name seems to end otherwise than it does. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const CONTROL = /\p{Cc}/gu;

/** What a file is called, without the folders that it came from. */
export const sentFileName = (sent: string): string => {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const name = last.normalize('NFC').replace(DIRECTION, '').replace(CONTROL, '').trim();
  return Array.from(name).slice(0, MAX_NAME).join('') || 'table';
};
