import { type Slot, startOfBucket } from '../domain/bucket';
import { breakdown, type NamedCount } from '../domain/breakdown';
import { formatDay } from '../domain/calendar-day';
import { type ClassCounts, type Count, NO_HITS, sumOf } from '../domain/click-count';
import type { Dimension, MixCount } from '../domain/mix';
import type { ReportRange } from '../domain/report-range';
import { HIDDEN_PARTS, type HidingReason } from '../domain/report-visibility';
import { shortened } from '../domain/shortened-list';
import type { PartialCount } from '../domain/subject';
import { presentClicks, presentHits } from './click-overview.presenter';
import type {
  ClickReportDto,
  HiddenPartsDto,
  NamedClicksDto,
  ReportPointDto,
  VisibleRangeDto,
} from './dto/report.dto';

const HOURS_PER_DAY = 24;

/** What was counted in a range. */
export interface CountedRange {
  readonly timezone: string;
  readonly range: ReportRange;
  readonly visible: VisibleRangeDto;
  readonly hiding: HidingReason | null;
  readonly authorUserId: number | null;
  readonly partial: PartialCount | null;
  readonly hits: ClassCounts;
  readonly points: readonly Count[];
  /** Of the slots before; null when nobody asked. */
  readonly before: readonly Count[] | null;
  /** For each of the 168 hours of a week, Monday's first. */
  readonly week: readonly Count[];
  readonly mix: readonly MixCount[];
  /** Null where a filter makes them unknown. */
  readonly referrers: readonly NamedCount[] | null;
}

const presentAll = (items: readonly NamedCount[]): NamedClicksDto[] =>
  items.map(({ name, ...count }) => ({ name, ...presentClicks(count) }));

export const presentNamed = (items: readonly NamedCount[]): NamedClicksDto[] => presentAll(shortened(items));

/** All of them, for maps: there are fewer than 300. */
export const presentCountries = (mix: readonly MixCount[]): NamedClicksDto[] =>
  presentAll(breakdown(mix, 'country'));

export const presentHidden = (reason: HidingReason | null): HiddenPartsDto | null =>
  reason && { reason, parts: HIDDEN_PARTS };

const isoOf = (bucket: number): string => new Date(startOfBucket(bucket)).toISOString();

export function presentReport(counted: CountedRange): ClickReportDto {
  const { range, hiding, mix, before, week, referrers } = counted;
  const by = (dimension: Dimension): NamedClicksDto[] => presentNamed(breakdown(mix, dimension));
  const shownBy = (dimension: Dimension): NamedClicksDto[] | null => (hiding ? null : by(dimension));
  return {
    timezone: counted.timezone,
    ...presentDays(range),
    start: isoOf(range.span.from),
    end: isoOf(range.span.to),
    unit: range.unit,
    ...presentClicks(sumOf(counted.points)),
    previous: before && {
      from: range.previous.firstDate,
      to: range.previous.lastDate,
      ...presentClicks(sumOf(before)),
    },
    hits: presentHits(counted.hits),
    points: presentPoints(range, counted.points, before),
    weekHours: week.map(({ total }, hour) => ({
      weekday: Math.floor(hour / HOURS_PER_DAY) + 1,
      hour: hour % HOURS_PER_DAY,
      totalClicks: total,
    })),
    sources: shownBy('source'),
    platforms: shownBy('platform'),
    browsers: shownBy('browser'),
    languages: by('language'),
    regions: presentCountries(mix),
    referrers: hiding || !referrers ? null : presentNamed(referrers),
    hidden: presentHidden(hiding),
    partial: counted.partial,
    range: counted.visible,
    authorUserId: counted.authorUserId,
  };
}

export const presentDays = ({ from, to }: ReportRange): { from: string; to: string } => ({ from, to });

function presentPoints(
  { slots }: ReportRange,
  counts: readonly Count[],
  before: readonly Count[] | null,
): ReportPointDto[] {
  return slots.map(({ label, from }: Slot & { label: string }, index) => ({
    start: isoOf(from),
    label,
    ...presentClicks(counts[index] ?? NO_HITS),
    ...(before ? { previousClicks: before[index]?.total ?? 0 } : {}),
  }));
}

export const presentVisible = (firstDay: number, liftedBy: string | null): VisibleRangeDto => ({
  firstDay: formatDay(firstDay),
  liftedBy,
});
