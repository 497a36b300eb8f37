/** What people look for first; the rest is found by typing. */
const SUGGESTED = [
  'Asia/Taipei',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Asia/Ho_Chi_Minh',
  'Asia/Jakarta',
  'Asia/Singapore',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const;
/** More are not looked through. */
const MAX_FOUND = 40;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('_', ' ').trim();

/** Every zone by its IANA name. */
const allZones = (): readonly string[] => [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** `Ho Chi Minh` of `Asia/Ho_Chi_Minh`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Like `Taipei Time`, in the language of the locale. */
export function zoneName(locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const spoken = new Map<string, ReadonlyMap<string, string>>();

/** Names of all zones, by what may be typed for them; worked out once, since that takes a moment. */
function searchTexts(locale: string): ReadonlyMap<string, string> {
  const known = spoken.get(locale);
  if (known !== undefined) return known;
  const texts = new Map(allZones().map((zone) => [zone, folded(`${zone} ${zoneName(locale, zone)}`)]));
  spoken.set(locale, texts);
  return texts;
}

/** The zones that a question means; before one is asked, those nearby (`own`) and the usual ones. */
export function findZones(question: string, locale: string, own: readonly string[]): readonly string[] {
  const words = folded(question).split(/\s+/);
  if (words[0] === '') return [...new Set([...own, ...SUGGESTED])];
  const found = [...searchTexts(locale)].filter(([, text]) => words.every((word) => text.includes(word)));
  return found.slice(0, MAX_FOUND).map(([zone]) => zone);
}
