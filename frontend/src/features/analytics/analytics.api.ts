import { answerOf, type ApiClient, fileOf, type NamedFile } from '../../api/client';
import { type LinkName, linkParams } from '../../api/link-name';
import type { Schema } from '../../api/schemas';
import { followEvents } from './event-stream';
import type { OpenFeed } from './live-feed';
import type { FileInput } from './export-file';
import { DIMENSIONS, type Filters, type ClickReport } from './report';
import type { AskedReport } from './report-query';
import type { ManyLinks, Subject } from './subject';

export type { NamedFile } from '../../api/client';

export type Overview = Schema<'ClickOverviewDto'>;

/** One of the reader's groups. */
export type LinkGroup = Pick<Schema<'LinkGroupDto'>, 'groupId'>;

/** Where the link leads, and whether the reader sees its numbers. */
export type LinkDestination = Schema<'LinkDestinationDto'>;

/** Whether the link is of the group that the reader acts in; what is public others see, too. */
export type ReaderStatus = Pick<Schema<'LinkStatusDto'>, 'isLinkGroup'>;

export type TopLink = Schema<'TopLinkDto'>;
/** Clicks by the campaign parameters of their links. */
export type UtmClicks = Pick<Schema<'UtmDto'>, 'sources' | 'mediums' | 'campaigns' | 'isComplete'>;
export type RankedLinks = Pick<Schema<'TopLinksDto'>, 'links' | 'isComplete'>;

/** Where in a country people are. */
export type Places = Pick<Schema<'CitiesDto'>, 'subdivisions' | 'cities'>;

/** A range is all that some calls know. */
export type AskedRange = Pick<AskedReport, 'timezone' | 'range' | 'from' | 'to'>;

export interface AnalyticsApi {
  destination(link: LinkName): Promise<LinkDestination>;
  overview(link: LinkName): Promise<Overview>;
  /** The one of the reader's groups that has the link, whichever they act in; refuses when none has. */
  groupOf(link: LinkName): Promise<LinkGroup>;
  readerStatus(link: LinkName): Promise<ReaderStatus>;
  report(subject: Subject, asked: AskedReport & Filters): Promise<ClickReport>;
  topLinks(subject: ManyLinks, asked: AskedRange & Filters): Promise<RankedLinks>;
  /** Of links of the group. */
  utm(tagId: number | null, asked: AskedRange & Filters): Promise<UtmClicks>;
  /** Of one country; of all without. */
  places(subject: Subject, country: string | undefined, asked: AskedRange): Promise<Places>;
  /** What the page shows, in all its lists. */
  file(subject: Subject, input: FileInput, asked: AskedReport & Filters): Promise<NamedFile>;
  live(subject: Subject): OpenFeed;
  /** Whether everybody may see the numbers. */
  isPublic(link: LinkName): Promise<boolean>;
  setPublic(link: LinkName, isPublic: boolean): Promise<true>;
}

/** Of everything that a screen asks for, the part that names a range. */
const rangeOf = ({ timezone, range, from, to }: AskedRange): AskedRange => ({
  timezone,
  ...(range === undefined ? {} : { range }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

const filtersOf = (asked: Filters): Filters =>
  Object.fromEntries(
    DIMENSIONS.flatMap((dimension) => {
      const value = asked[dimension];
      return value === undefined ? [] : [[dimension, value]];
    }),
  );

const tagOf = (subject: ManyLinks) =>
  subject.kind === 'group' && subject.tagId !== null ? { tagId: subject.tagId } : {};

const LINK = '/api/v1/links/{encodeId}';

function createReports(client: ApiClient): Pick<AnalyticsApi, 'report' | 'topLinks' | 'utm' | 'places'> {
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
      const { path, query } = linkParams(subject.link);
      const params = { path, query: { ...query, ...asked } };
      return (await answerOf(client.inForm.GET(`${LINK}/extendquery/overview`, { params }))).data;
    },

    async topLinks(subject, asked) {
      const params = { query: { ...rangeOf(asked), ...filtersOf(asked), ...tagOf(subject) } };
      const call =
        subject.kind === 'site'
          ? client.GET('/api/v1/admin/analytics/links', { params })
          : client.GET('/api/v1/my/analytics/links', { params });
      return (await answerOf(call)).data;
    },

    async utm(tagId, asked) {
      const params = {
        query: { ...rangeOf(asked), ...filtersOf(asked), ...tagOf({ kind: 'group', tagId }) },
      };
      return (await answerOf(client.GET('/api/v1/my/analytics/utm', { params }))).data;
    },

    async places(subject, country, asked) {
      const range = { ...rangeOf(asked), ...(country === undefined ? {} : { region: country }) };
      if (subject.kind === 'link') {
        const { path, query } = linkParams(subject.link);
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
      const file = { ...asked, ...input };
      if (subject.kind === 'link') {
        const { path, query } = linkParams(subject.link);
        const params = { path, query: { ...query, ...file } };
        const call = client.inForm.GET(`${LINK}/overview/daily/report`, { params, parseAs: 'blob' });
        return fileOf(call);
      }
      const params = { query: { ...file, ...tagOf(subject) } };
      const call =
        subject.kind === 'site'
          ? client.inForm.GET('/api/v1/admin/analytics/daily/report', { params, parseAs: 'blob' })
          : client.inForm.GET('/api/v1/my/analytics/daily/report', { params, parseAs: 'blob' });
      return fileOf(call);
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
    const params = linkParams(subject.link);
    return inForm.GET(`${LINK}/overview/live`, { ...streamed(signal), params });
  };
  return {
    live: (subject) => (signal, on) =>
      followEvents(async (own) => answerOf(open(subject, own)), signal, {
        onOpen: on.onOpen,
        onEvent: ({ event, data }) => {
          if (event === 'clicks') on.onTotals(data);
        },
      }),
  };
}

function createSharing(client: ApiClient): Pick<AnalyticsApi, 'isPublic' | 'setPublic'> {
  const { inForm } = client;
  return {
    async isPublic(link) {
      const params = linkParams(link);
      return !(await answerOf(inForm.GET(LINK, { params }))).data.analyticsObscurity;
    },

    async setPublic(link, isPublic) {
      const params = linkParams(link);
      const body = { value: !isPublic };
      await answerOf(inForm.POST(`${LINK}/analytics/obscurity`, { params, body }));
      return true;
    },
  };
}

export function createAnalyticsApi(client: ApiClient): AnalyticsApi {
  return {
    async destination(link) {
      const params = linkParams(link);
      return (await answerOf(client.GET(`${LINK}/destination`, { params }))).data;
    },

    async overview(link) {
      const params = linkParams(link);
      return (await answerOf(client.GET(`${LINK}/overview`, { params }))).data;
    },

    async groupOf(link) {
      const params = linkParams(link);
      return (await answerOf(client.GET(`${LINK}/group`, { params }))).data;
    },

    async readerStatus(link) {
      const params = linkParams(link);
      return (await answerOf(client.GET('/api/v1/link/{encodeId}/overview/status', { params }))).data;
    },

    ...createReports(client),
    ...createFiles(client),
    ...createLive(client),
    ...createSharing(client),
  };
}
