const DAY_MS = 24 * 3_600_000;
/** As long as a registered domain counts as young. */
const OLD_MS = 30 * DAY_MS;
/** What several people vouch for with their links needs less time. */
const FAMILIAR_MS = 7 * DAY_MS;
const FAMILIAR_PEOPLE = 3;
/** So long is remembered what harm was done. */
const STAIN_MS = 90 * DAY_MS;

/** What is known here of a name below a free host, by the links that have led there. */
export interface FreeHostRecord {
  /** When the first of them was seen; null for none. */
  readonly seenAt: Date | null;
  /** How many people made them; guests are no particular person. */
  readonly people: number;
  /** When the last of them was disabled, or people were warned of it because of more than a doubt; null for never. */
  readonly badAt: Date | null;
}

/** Whether it is known here for so long, and without harm, that no visitor needs to be warned of it. */
export function isFamiliar({ seenAt, people, badAt }: FreeHostRecord, now: Date): boolean {
  const msSince = (moment: Date): number => now.getTime() - moment.getTime();
  if (seenAt === null || (badAt !== null && msSince(badAt) < STAIN_MS)) return false;
  return msSince(seenAt) >= (people >= FAMILIAR_PEOPLE ? FAMILIAR_MS : OLD_MS);
}
