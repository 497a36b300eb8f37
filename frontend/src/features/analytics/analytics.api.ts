import { answerOf, type ApiClient } from '../../api/client';

export interface Clicks {
  readonly totalClicks: number;
  readonly uniqueClicks: number;
}

export const HIT_CLASSES = ['human', 'preview', 'bot', 'prefetch', 'head'] as const;
export type HitClass = (typeof HIT_CLASSES)[number];

export interface Overview extends Clicks {
  readonly encodeId: string;
  readonly shortUrl: string;
  readonly url: string;
  readonly createTime: string;
  readonly hits: Readonly<Record<HitClass, number>>;
  readonly deleted: boolean;
}

export interface DailyClicks extends Clicks {
  readonly days: readonly (Clicks & { readonly date: string })[];
}

export interface HourlyClicks extends Clicks {
  readonly date: string;
  /** 23 or 25 of them on days when clocks change. */
  readonly hours: readonly (Clicks & { readonly hour: string; readonly start: string })[];
}

/** One of the reader's groups. */
export interface LinkGroup {
  readonly groupId: number;
}

export interface AnalyticsApi {
  overview(encodeId: string): Promise<Overview>;
  /** The one of the reader's groups that has the link, whichever they act in; refuses when none has. */
  groupOf(encodeId: string): Promise<LinkGroup>;
  daily(encodeId: string, timezone: string, days: number): Promise<DailyClicks>;
  hourly(encodeId: string, timezone: string, date: string): Promise<HourlyClicks>;
}

export function createAnalyticsApi(client: ApiClient): AnalyticsApi {
  return {
    async overview(encodeId) {
      const params = { path: { encodeId } };
      return (await answerOf(client.GET('/api/v1/links/{encodeId}/overview', { params }))).data;
    },

    async groupOf(encodeId) {
      const params = { path: { encodeId } };
      return (await answerOf(client.GET('/api/v1/links/{encodeId}/group', { params }))).data;
    },

    async daily(encodeId, timezone, days) {
      const params = { path: { encodeId }, query: { timezone, days } };
      return (await answerOf(client.GET('/api/v1/links/{encodeId}/overview/daily/revised', { params }))).data;
    },

    async hourly(encodeId, timezone, date) {
      const params = { path: { encodeId }, query: { timezone, date } };
      return (await answerOf(client.GET('/api/v1/links/{encodeId}/overview/hourly/revised', { params })))
        .data;
    },
  };
}
