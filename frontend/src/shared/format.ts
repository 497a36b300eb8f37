const SCHEME = /^https?:\/\//i;

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** An address for people: without its scheme, with its own script instead of percent signs. */
export const readableAddress = (address: string): string => decoded(address.replace(SCHEME, ''));

/** A calendar day like `2026-11-21` as the locale writes it. */
export function formatDay(locale: string, day: string, style: 'short' | 'medium' | 'full'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'short' ? { month: 'numeric', day: 'numeric' } : { dateStyle: style };
  // The day is read as UTC, and so must be shown as UTC.
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** From one calendar day to another, as the locale writes it. */
export const formatDays = (locale: string, from: string, to: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );

/** Like `GMT+8`, for the moment given. */
export function formatOffset(locale: string, timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
