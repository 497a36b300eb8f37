import { type Slot, startOfBucket } from '../../counting/domain/bucket';
import { formatDay } from '../../counting/domain/calendar-day';
import { type Count, NO_HITS, sumOf } from '../../counting/domain/click-count';
import { partialCount } from '../../counting/domain/subject';
import type { ClickReport } from '../application/click-report.service';
import type { ReportRequest } from '../application/report-request';
import type { TopLinkList } from '../application/top-links.service';
import type { NamedCount } from '../domain/breakdown';
import type { ReportRange } from '../domain/report-range';
import { HIDDEN_PARTS, type HidingReason } from '../domain/report-visibility';
import { presentClicks, presentHits } from './click-overview.presenter';
import type {
  ClickReportDto,
  HiddenPartsDto,
  NamedClicksDto,
  ReportPointDto,
  TopLinksDto,
  VisibleRangeDto,
} from './dto/report.dto';

const HOURS_PER_DAY = 24;

export const presentNamed = (items: readonly NamedCount[]): NamedClicksDto[] =>
  items.map(({ name, ...count }) => ({ name, ...presentClicks(count) }));

/** A list that may be hidden. */
export const presentNullable = (items: readonly NamedCount[] | null): NamedClicksDto[] | null =>
  items && presentNamed(items);

export const presentHidden = (reason: HidingReason | null): HiddenPartsDto | null =>
  reason && { reason, parts: HIDDEN_PARTS };

const isoOf = (bucket: number): string => new Date(startOfBucket(bucket)).toISOString();

export function presentReport(request: ReportRequest, report: ClickReport): ClickReportDto {
  const { range, firstDay } = request.shown;
  const { before, week, lists } = report;
  return {
    timezone: request.question.zone.name,
    ...presentDays(range),
    start: isoOf(range.span.from),
    end: isoOf(range.span.to),
    unit: range.unit,
    ...presentClicks(sumOf(report.points)),
    previous: before && {
      from: range.previous.firstDate,
      to: range.previous.lastDate,
      ...presentClicks(sumOf(before)),
    },
    hits: presentHits(report.hits),
    points: presentPoints(range, report.points, before),
    weekHours: week.map(({ total }, hour) => ({
      weekday: Math.floor(hour / HOURS_PER_DAY) + 1,
      hour: hour % HOURS_PER_DAY,
      totalClicks: total,
    })),
    sources: presentNullable(lists.sources),
    platforms: presentNullable(lists.platforms),
    browsers: presentNullable(lists.browsers),
    languages: presentNamed(lists.languages),
    regions: presentNamed(lists.countries),
    referrers: presentNullable(lists.referrers),
    hidden: presentHidden(request.hiding),
    partial: partialCount(request.subject),
    range: presentVisible(firstDay, request.reach.liftedBy),
    authorUserId: request.authorUserId,
    authorName: request.authorName,
  };
}

export const presentTopLinks = ({ links, partial, isComplete }: TopLinkList): TopLinksDto => ({
  links: links.map(({ link: { encodeId, domain, shortUrl, title }, count }) => ({
    encodeId,
    domain,
    shortUrl,
    title,
    ...presentClicks(count),
  })),
  partial,
  isComplete,
});

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

const presentVisible = (firstDay: number, liftedBy: string | null): VisibleRangeDto => ({
  firstDay: formatDay(firstDay),
  liftedBy,
});
