/** What else is worth knowing of an event: flat, and never an address or a mail of another person. */
export type AuditDetails = Readonly<Record<string, string | number>>;

/** Characters of the stored JSON. */
export const MAX_DETAILS_LENGTH = 2_000;
const MAX_VALUE_LENGTH = 500;

/** Controls (line ends and terminal escapes among them), halves of characters, and signs that turn the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const INSTEAD = '\ufffd';

/** Text that draws nothing but itself, wherever it is shown. */
export const harmless = (text: string): string => text.replace(UNSAFE, INSTEAD);

/** JSON of the details within {@link MAX_DETAILS_LENGTH}; what does not fit is left out, from the end. */
export function storedDetails(details: AuditDetails): string {
  let fitting = '{}';
  const kept: [string, string | number][] = [];
  for (const [name, value] of Object.entries(details)) {
    const said = typeof value === 'string' ? harmless(value.slice(0, MAX_VALUE_LENGTH)) : value;
    kept.push([harmless(name), said]);
    const json = JSON.stringify(Object.fromEntries(kept));
    if (json.length > MAX_DETAILS_LENGTH) break;
    fitting = json;
  }
  return fitting;
}
