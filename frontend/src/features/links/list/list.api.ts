import { answerOf, type ApiClient, dataOf } from '../../../api/client';
import { type LinkOnDomain, linkParams } from '../../../api/link-name';
import { bodyOf, type Schema } from '../../../api/schemas';
import type { Locale } from '../../../i18n/locale';
import type { ListedLink } from '../links.api';

export const TABS = ['links', 'star', 'trashBin', 'api'] as const;
export type Tab = (typeof TABS)[number];

export const SORTS = ['newest', 'oldest', 'clicks', 'lastClicked'] as const;
export type Sort = (typeof SORTS)[number];

/** What a link can have, and be looked for by. */
export const TRAITS = [
  'expiry',
  'expired',
  'targets',
  'utm',
  'note',
  'preview',
  'nativeOpen',
  'down',
  'warning',
  'pixels',
] as const;
export type Trait = (typeof TRAITS)[number];

export type LinkFilter =
  | { readonly key: 'text'; readonly value: string }
  | { readonly key: 'tagIds' | 'allTagIds' | 'author'; readonly value: readonly number[] }
  | { readonly key: 'domain' | 'url'; readonly value: string }
  | { readonly key: 'clicks'; readonly value: { readonly from?: number; readonly to?: number } }
  | { readonly key: 'createdTime'; readonly value: { readonly from?: string; readonly to?: string } }
  | { readonly key: 'has'; readonly value: readonly Trait[] };

/** What the server is asked for. */
export interface LinkQuery extends Pick<Schema<'LinkSearchDto'>, 'tab' | 'sort'> {
  readonly filters: readonly LinkFilter[];
}

/** Where a page begins; -1 for the first one. */
export type Start = Schema<'LinkListDto'>['start'];

/** How many were found, or that there are more. */
export type Total = Schema<'FoundCountDto'>;

export interface LinkPage extends Omit<Schema<'LinkListDto'>, 'linksData'> {
  readonly links: readonly ListedLink[];
}

export type NamesPage = Omit<Schema<'LinkNamesDto'>, 'total'>;

/** A person of the group, or one who was; the name is null when it is unknown. */
export interface AuthorChoice extends Pick<Schema<'FilterOptionDto'>, 'name'> {
  readonly userId: number;
}

/** How the group's links did lately; 100 links stand for 100 or more. */
export type GroupClicks = Schema<'ClickSummaryDto'>;

/** The calls of the page that lists a group's links. */
export interface LinkListApi {
  page(query: LinkQuery, start: Start, limit: number): Promise<LinkPage>;
  /** The same links by their names, up to 1000 at a time. */
  names(query: LinkQuery, start: Start): Promise<NamesPage>;
  star(link: LinkOnDomain, isOn: boolean): Promise<void>;
  /** Who made links of the group. */
  authors(): Promise<readonly AuthorChoice[]>;
  /** The hosts that links of the group are on. */
  domains(): Promise<readonly string[]>;
  summary(): Promise<GroupClicks>;
  /** What is found, or the links that are named, as a table; its heads are in that language. */
  file(wanted: LinkQuery | readonly LinkOnDomain[], lang: Locale): Promise<Blob>;
}

/** May take as long as it takes. */
const FILE = { Accept: 'text/csv' };

export function createLinkListApi(client: ApiClient): LinkListApi {
  const optionsOf = async (key: 'author' | 'domain') => {
    const params = { query: { key } };
    return (await dataOf(client.GET('/api/v1/links/overview/query/options', { params }))).options;
  };
  return {
    async page(query, start, limit) {
      const body = { ...bodyOf(query), start, limit };
      const { data } = await answerOf(client.POST('/api/v1/links/overview/query', { body }));
      return { links: data.linksData, start: data.start, hasMore: data.hasMore, total: data.total };
    },

    async names(query, start) {
      const body = { ...bodyOf(query), start };
      const { data } = await answerOf(client.POST('/api/v1/links/overview/query/encodeIds', { body }));
      return data;
    },

    async star(link, isOn) {
      const params = linkParams(link);
      await answerOf(client.POST('/api/v1/links/{encodeId}/star', { params, body: { value: isOn } }));
    },

    async authors() {
      const options = await optionsOf('author');
      return options.flatMap(({ value, name }) =>
        typeof value === 'number' ? [{ userId: value, name }] : [],
      );
    },

    async domains() {
      return (await optionsOf('domain')).map(({ value }) => String(value));
    },

    file(wanted, lang) {
      const which =
        'filters' in wanted ? wanted : { tab: 'links' as const, sort: 'newest' as const, links: wanted };
      const body = { ...bodyOf(which), lang };
      return answerOf(
        client.inForm.POST('/api/v1/links/overview/query/file', { body, headers: FILE, parseAs: 'blob' }),
      );
    },

    async summary() {
      const { data } = await answerOf(client.POST('/api/v1/my/links/summary/query', { body: { days: 7 } }));
      return data;
    },
  };
}
