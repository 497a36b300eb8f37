import type { Facet, FacetValues } from './facets';

/** What a person's click is to one of its subjects. */
export interface QuarterClick {
  readonly unique: boolean;
  readonly facets: FacetValues;
  /** Which link of a group, or which group of the site; null for a link, which has no parts. */
  readonly part: string | null;
}

/** No value has either of them: control characters are left out of values. */
const FIELD = '\t';
const END = '\n';
const UNIQUE = '1';
const AGAIN = '0';

/** Where the values stand in a line. */
const FIELDS: Readonly<Record<Facet, number>> = { mix: 1, origin: 2, place: 3, part: 4 };

/** Clicks of one subject and quarter hour, a line of each. Texts of the same quarter hour are appended to each other. */
export const packClicks = (clicks: readonly QuarterClick[]): string => clicks.map(lineOf).join('');

function lineOf({ unique, facets: { mix, origin, place }, part }: QuarterClick): string {
  const line = `${unique ? UNIQUE : AGAIN}${FIELD}${mix}${FIELD}${origin}${FIELD}${place}`;
  return part === null ? line + END : line + FIELD + part + END;
}

/** Calls `see` with what each click answers to one question. */
export function forEachAnswer(
  packed: string,
  facet: Facet,
  see: (value: string, unique: boolean) => void,
): void {
  const field = FIELDS[facet];
  for (const line of packed.split(END)) {
    const value = line.split(FIELD)[field];
    if (value !== undefined) see(value, line.startsWith(UNIQUE));
  }
}

/** The clicks that `packClicks` wrote. */
export function unpackClicks(packed: string): QuarterClick[] {
  const lines = packed.split(END).slice(0, -1);
  return lines.map((line) => {
    const [mark, mix = '', origin = '', place = '', part = null] = line.split(FIELD);
    return { unique: mark === UNIQUE, facets: { mix, origin, place }, part };
  });
}
