import type { LinkSnapshot } from '../../../links';
import { type DaySlot, type HourSlot, startOfBucket } from '../../counting/domain/bucket';
import { type ClassCounts, type Count, NO_HITS, sumOf } from '../../counting/domain/click-count';
import type {
  ClickCountDto,
  ClickOverviewDto,
  DailyClicksDto,
  HitClassesDto,
  HourlyClicksDto,
} from './dto/click-overview.dto';

export const presentClicks = ({ total, unique }: Count): ClickCountDto => ({
  totalClicks: total,
  uniqueClicks: unique,
});

export const presentHits = ({ human, preview, bot, prefetch, head }: ClassCounts): HitClassesDto => ({
  human: human.total,
  preview: preview.total,
  bot: bot.total,
  prefetch: prefetch.total,
  head: head.total,
});

export function presentClickOverview(link: LinkSnapshot, counts: ClassCounts): ClickOverviewDto {
  return {
    encodeId: link.encodeId,
    shortUrl: link.shortUrl,
    url: link.url,
    createTime: link.createdAt.toISOString(),
    ...presentClicks(counts.human),
    hits: presentHits(counts),
    deleted: link.trashedAt !== null,
  };
}

export function presentDaily(
  timezone: string,
  days: readonly DaySlot[],
  counts: readonly Count[],
): DailyClicksDto {
  return {
    timezone,
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    ...presentClicks(sumOf(counts)),
    days: days.map(({ date }, index) => ({ date, ...presentClicks(counts[index] ?? NO_HITS) })),
  };
}

export interface ReportedDay {
  readonly timezone: string;
  readonly date: string;
}

export function presentHourly(
  day: ReportedDay,
  hours: readonly HourSlot[],
  counts: readonly Count[],
): HourlyClicksDto {
  return {
    ...day,
    ...presentClicks(sumOf(counts)),
    hours: hours.map(({ hour, from }, index) => ({
      hour,
      start: new Date(startOfBucket(from)).toISOString(),
      ...presentClicks(counts[index] ?? NO_HITS),
    })),
  };
}
