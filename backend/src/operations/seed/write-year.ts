import { mkdirSync } from 'node:fs';
import { type NewVisit, writeVisit } from '../../modules/redirects/values';
import { SEGMENT_BYTES } from '../../shared/journal/journal-settings';
import { SegmentFile } from '../../shared/journal/segment-file';
import { SEED_DAY_MS, dayAt, momentOfDay, shareBy, spreadOverDays } from './demo-calendar';
import { type DemoLink, weightOn } from './demo-links';
import { visitorFor } from './demo-visitors';
import { Choice, SeededRandom } from './seeded-random';

/** A link of the demonstration with the number that it was given. */
export interface SeededLink extends DemoLink {
  readonly id: number;
}

export interface YearInput {
  readonly clicks: number;
  readonly days: number;
  /** Milliseconds since 1970; nothing is later. */
  readonly until: number;
  readonly seed: number;
}

/** Hits come from people and machines alike; so many are people that come once a month or so. */
const HITS_OF_A_PERSON = 2.6;
/** So many hits are of a visitor who has been at the same link on the same day. */
const AGAIN = 0.24;

/** When a link of the demonstration was made. */
export const madeAt = ({ madeAt: share }: DemoLink, { days, until }: YearInput): Date =>
  new Date(until - Math.ceil((1 - share) * days) * SEED_DAY_MS);

/** Visits at these moments, which are in order. */
function visitsAt(
  moments: readonly number[],
  random: SeededRandom,
  first: () => Omit<NewVisit, 'at'>,
): NewVisit[] {
  const visits: NewVisit[] = [];
  for (const at of moments) {
    const earlier = random.next() < AGAIN ? visits[random.below(visits.length)] : undefined;
    visits.push({ ...(earlier ?? first()), at });
  }
  return visits;
}

/** Journal lines of each day, oldest first, the lines of a day in order. */
export function* linesOfYear(links: readonly SeededLink[], input: YearInput): Generator<string[]> {
  const random = new SeededRandom(input.seed);
  const last = dayAt(input.until);
  const people = Math.max(1, Math.round(input.clicks / HITS_OF_A_PERSON));
  const perDay = spreadOverDays(input.clicks, input.days, input.until, random);
  for (const [index, clicks] of perDay.entries()) {
    const popular = new Choice(links.map((link) => [weightOn(link, index, input.days), link] as const));
    const day = last - input.days + 1 + index;
    const passed = day === last ? shareBy(input.until) : 1;
    const moments = Array.from({ length: clicks }, () =>
      Math.min(momentOfDay(day, random.next() * passed), input.until),
    );
    const first = (): Omit<NewVisit, 'at'> => {
      const { id: linkId } = random.pick(popular);
      return { linkId, campaignSource: null, ...visitorFor(random, people) };
    };
    yield visitsAt(
      moments.sort((one, other) => one - other),
      random,
      first,
    ).map(writeVisit);
  }
}

/** Writes finished segments as a server would have; how many lines they have. */
export function writeYear(dir: string, links: readonly SeededLink[], input: YearInput): number {
  mkdirSync(dir, { recursive: true });
  let begun = Date.now();
  let segment: SegmentFile | null = null;
  let [bytes, lines] = [0, 0];
  for (const day of linesOfYear(links, input)) {
    if (day.length === 0) continue;
    // Names sort by the moment in them, and days are to be counted in their order.
    segment ??= SegmentFile.open(dir, begun++);
    const text = Buffer.from(day.join(''), 'latin1');
    const { error } = segment.append(text);
    if (error) throw error;
    bytes += text.length;
    lines += day.length;
    if (bytes < SEGMENT_BYTES) continue;
    segment.finish();
    segment = null;
    bytes = 0;
  }
  segment?.finish();
  return lines;
}
