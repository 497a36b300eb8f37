import { answerOf, type ApiClient } from '../../api/client';
import type { Locale } from '../../i18n/locale';
import { followEvents } from './event-stream';
import type { OpenFeed } from './live-feed';
import type { Clicks, Filters, HitClass, RegionClicks, Report, TownClicks } from './report';
import type { AskedReport } from './report-query';
import type { LinkName, ManyLinks, Subject } from './subject';

export interface Overview extends Clicks {
  readonly encodeId: string;
  readonly shortUrl: string;
  readonly url: string;
  readonly createTime: string;
  /** Everything that ever asked for the link. */
  readonly hits: Readonly<Record<HitClass, number>>;
  readonly deleted: boolean;
}

/** One of the reader's groups. */
export interface LinkGroup {
  readonly groupId: number;
}

/** What the reader is to a link. */
export interface Standing {
  /** The link is of the group that they act in; what is public others see, too. */
  readonly isOfReadersGroup: boolean;
}

export interface TopLink extends Clicks {
  readonly encodeId: string;
  readonly domain: string;
  readonly shortUrl: string;
  readonly title: string | null;
}

/** Where in a country people are. */
export interface Places {
  readonly subdivisions: readonly RegionClicks[];
  readonly cities: readonly TownClicks[];
}

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** How a file is to be written. */
export interface FileInput {
  readonly format: FileFormat;
  /** Of its heads. */
  readonly lang: Locale;
}

/** A range is all that some calls know. */
export type AskedRange = Pick<AskedReport, 'timezone' | 'range' | 'from' | 'to'>;

export interface AnalyticsApi {
  overview(link: LinkName): Promise<Overview>;
  /** The one of the reader's groups that has the link, whichever they act in; refuses when none has. */
  groupOf(link: LinkName): Promise<LinkGroup>;
  standing(link: LinkName): Promise<Standing>;
  report(subject: Subject, asked: AskedReport & Filters): Promise<Report>;
  topLinks(subject: ManyLinks, asked: AskedRange): Promise<readonly TopLink[]>;
  places(subject: Subject, country: string, asked: AskedRange): Promise<Places>;
  /** The table of days; a workbook has the other lists, too. */
  file(subject: Subject, input: FileInput, asked: AskedRange): Promise<Blob>;
  live(subject: Subject): OpenFeed;
  /** Whether everybody may see the numbers. */
  isPublic(link: LinkName): Promise<boolean>;
  setPublic(link: LinkName, isPublic: boolean): Promise<true>;
}

const paramsOf = ({ encodeId, domain }: LinkName) => ({
  path: { encodeId },
  query: domain === undefined ? {} : { domain },
});

/** Of everything that a screen asks for, the part that names a range. */
const rangeOf = ({ timezone, range, from, to }: AskedRange): AskedRange => ({
  timezone,
  ...(range === undefined ? {} : { range }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

const tagOf = (subject: ManyLinks) =>
  subject.kind === 'group' && subject.tagId !== null ? { tagId: subject.tagId } : {};

const LINK = '/api/v1/links/{encodeId}';

function createReports(client: ApiClient): Pick<AnalyticsApi, 'report' | 'topLinks' | 'places'> {
  return {
    async report(subject, asked) {
      if (subject.kind === 'site') {
        const params = { query: asked };
        return (await answerOf(client.inForm.GET('/api/v1/admin/analytics/report', { params }))).data;
      }
      if (subject.kind === 'group') {
        const params = { query: { ...asked, ...tagOf(subject) } };
        return (await answerOf(client.inForm.GET('/api/v1/my/analytics/report', { params }))).data;
      }
      const { path, query } = paramsOf(subject.link);
      const params = { path, query: { ...query, ...asked } };
      return (await answerOf(client.inForm.GET(`${LINK}/extendquery/overview`, { params }))).data;
    },

    async topLinks(subject, asked) {
      const params = { query: { ...rangeOf(asked), ...tagOf(subject) } };
      const call =
        subject.kind === 'site'
          ? client.GET('/api/v1/admin/analytics/links', { params })
          : client.GET('/api/v1/my/analytics/links', { params });
      return (await answerOf(call)).data.links;
    },

    async places(subject, country, asked) {
      const range = { ...rangeOf(asked), region: country };
      if (subject.kind === 'link') {
        const { path, query } = paramsOf(subject.link);
        const params = { path, query: { ...query, ...range } };
        return (await answerOf(client.GET(`${LINK}/overview/cities`, { params }))).data;
      }
      const params = { query: { ...range, ...tagOf(subject) } };
      const call =
        subject.kind === 'site'
          ? client.GET('/api/v1/admin/analytics/cities', { params })
          : client.GET('/api/v1/my/analytics/cities', { params });
      return (await answerOf(call)).data;
    },
  };
}

function createFiles(client: ApiClient): Pick<AnalyticsApi, 'file'> {
  return {
    async file(subject, input, asked) {
      const file = { ...rangeOf(asked), ...input };
      if (subject.kind === 'link') {
        const { path, query } = paramsOf(subject.link);
        const params = { path, query: { ...query, ...file } };
        const call = client.inForm.GET(`${LINK}/overview/daily/report`, { params, parseAs: 'blob' });
        return answerOf(call);
      }
      const params = { query: { ...file, ...tagOf(subject) } };
      const call =
        subject.kind === 'site'
          ? client.inForm.GET('/api/v1/admin/analytics/daily/report', { params, parseAs: 'blob' })
          : client.inForm.GET('/api/v1/my/analytics/daily/report', { params, parseAs: 'blob' });
      return answerOf(call);
    },
  };
}

/** Everything for a stream: nothing cuts it off but the signal, or the server. */
const streamed = (signal: AbortSignal) =>
  ({ parseAs: 'stream', signal, headers: { Accept: 'text/event-stream' } }) as const;

function createLive(client: ApiClient): Pick<AnalyticsApi, 'live'> {
  const open = (subject: Subject, signal: AbortSignal) => {
    const { inForm } = client;
    if (subject.kind === 'site') return inForm.GET('/api/v1/admin/analytics/live', streamed(signal));
    if (subject.kind === 'group') return inForm.GET('/api/v1/my/analytics/live', streamed(signal));
    const params = paramsOf(subject.link);
    return inForm.GET(`${LINK}/overview/live`, { ...streamed(signal), params });
  };
  return {
    live: (subject) => (signal, on) =>
      followEvents(async (own) => answerOf(open(subject, own)), signal, {
        onOpen: on.onOpen,
        onEvent: ({ event }) => {
          if (event === 'clicks') on.onClicks();
        },
      }),
  };
}

function createSharing(client: ApiClient): Pick<AnalyticsApi, 'isPublic' | 'setPublic'> {
  const { inForm } = client;
  return {
    async isPublic(link) {
      const params = paramsOf(link);
      return !(await answerOf(inForm.GET(LINK, { params }))).data.analyticsObscurity;
    },

    async setPublic(link, isPublic) {
      const params = paramsOf(link);
      const body = { value: !isPublic };
      await answerOf(inForm.POST(`${LINK}/analytics/obscurity`, { params, body }));
      return true;
    },
  };
}

export function createAnalyticsApi(client: ApiClient): AnalyticsApi {
  return {
    async overview(link) {
      const params = paramsOf(link);
      return (await answerOf(client.GET(`${LINK}/overview`, { params }))).data;
    },

    async groupOf(link) {
      const params = paramsOf(link);
      return (await answerOf(client.GET(`${LINK}/group`, { params }))).data;
    },

    async standing(link) {
      const params = paramsOf(link);
      const { data } = await answerOf(client.GET('/api/v1/link/{encodeId}/overview/status', { params }));
      return { isOfReadersGroup: data.isLinkGroup };
    },

    ...createReports(client),
    ...createFiles(client),
    ...createLive(client),
    ...createSharing(client),
  };
}
