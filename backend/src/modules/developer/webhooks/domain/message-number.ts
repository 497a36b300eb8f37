/** Digits and capitals without those that look alike, in their order. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_SIGNS = 10;
const PLACE_SIGNS = 3;
const PLACES = ALPHABET.length ** PLACE_SIGNS;

/** Random bytes that a number is made of. */
export const NUMBER_BYTES = 13;

function signs(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / ALPHABET.length)) {
    text = `${ALPHABET[rest % ALPHABET.length] ?? ''}${text}`;
  }
  return text;
}

/**
 * The `webhook-id` of a message. Ids sort as text in the order in which their events were recorded.
 * @param place among the messages of the same moment
 */
export const messageNumber = (at: Date, place: number, random: Uint8Array): string =>
  `msg_${signs(at.getTime(), TIME_SIGNS)}${signs(place % PLACES, PLACE_SIGNS)}${Array.from(
    random.subarray(0, NUMBER_BYTES),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('')}`;
