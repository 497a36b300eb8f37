import type { LinkSearch, LinkTrait, SearchedTerm, Span } from '../domain/link-search';
import { equals, isOneOf, type Sql, sql } from './sql-condition';

/** Whether links `l` are in the trash bin, which every index of the lists begins with. */
export const inTrash = ({ tab }: LinkSearch): Sql =>
  sql(`l.trashed_at IS ${tab === 'trashBin' ? 'NOT ' : ''}NULL`);

export const columnWithin = <T>(column: string, { from, to }: Span<T>): readonly Sql[] => [
  ...(from === null ? [] : [sql(`${column} >= ?`, from)]),
  ...(to === null ? [] : [sql(`${column} < ?`, to)]),
];

const TRAITS: Readonly<Record<LinkTrait, (now: Date) => Sql>> = {
  expiry: () => sql('l.expires_at IS NOT NULL'),
  expired: (now) => sql('l.expires_at <= ?', now),
  targets: () => sql('l.targets IS NOT NULL'),
  utm: () => sql('l.utm IS NOT NULL'),
  note: () => sql('l.note IS NOT NULL'),
  preview: () => sql('l.was_preview_edited = 1'),
  nativeOpen: () => sql('l.is_native_open = 1'),
  down: () => sql('l.down_since IS NOT NULL'),
  warning: () => sql('l.warning IS NOT NULL'),
  pixels: () =>
    sql(
      `EXISTS (SELECT 1 FROM link_tools put JOIN tracking_tools t ON t.id = put.tool_id
                WHERE put.link_id = l.id AND t.group_id = l.group_id)`,
    ),
};

/** Links bring the tags of their former groups along, which say nothing here. */
const hasTag = (tagIds: readonly number[]): Sql => {
  const { text, values } = isOneOf('put.tag_id', tagIds);
  return sql(
    `EXISTS (SELECT 1 FROM link_tags put JOIN tags t ON t.id = put.tag_id
              WHERE put.link_id = l.id AND t.group_id = l.group_id AND ${text})`,
    ...values,
  );
};

const isByCreation = ({ tab, sort }: LinkSearch): boolean =>
  tab !== 'trashBin' && (sort === 'newest' || sort === 'oldest');

const isByClicks = ({ sort }: LinkSearch): boolean => sort === 'clicks' || sort === 'fewestClicks';

function hasTerm({ from, to, tagIds }: SearchedTerm): Sql {
  const inTexts = sql(
    'EXISTS (SELECT 1 FROM link_terms found WHERE found.link_id = l.id AND found.term >= ? AND found.term < ?)',
    from,
    to,
  );
  if (!tagIds) return inTexts;
  const inTags = hasTag(tagIds);
  return sql(`(${inTexts.text} OR ${inTags.text})`, ...inTexts.values, ...inTags.values);
}

/** What the order of the list goes by itself: the list begins and ends there, and nothing is left out between. */
export const endsOf = (search: LinkSearch): readonly Sql[] => [
  ...(search.filters.created && isByCreation(search)
    ? columnWithin('l.created_at', search.filters.created)
    : []),
  ...(search.filters.clicks && isByClicks(search)
    ? columnWithin('l.click_count', search.filters.clicks)
    : []),
];

/** Byte by byte: MariaDB would take letters of either case for the same. */
const leadsTo = (url: string | undefined): readonly Sql[] =>
  equals('HEX(l.url)', url === undefined ? undefined : Buffer.from(url).toString('hex').toUpperCase());

const flagOf = (is: boolean | undefined): number | undefined => (is === undefined ? undefined : Number(is));

/** What else is asked of a link `l`. */
export function conditionsOf(search: LinkSearch, now: Date): readonly Sql[] {
  const { terms = [], linkIds, tagIds, allTagIds = [], created } = search.filters;
  const { isStarred, authorIds, clicks, traits = [], domainId, externalId, isApi, url } = search.filters;
  return [
    ...(search.tab === 'star' || isStarred ? [sql('l.is_starred = 1')] : []),
    ...(search.tab === 'api' ? [sql('l.is_api = 1')] : []),
    ...equals('l.is_api', flagOf(isApi)),
    ...(created && !isByCreation(search) ? columnWithin('l.created_at', created) : []),
    ...(authorIds ? [isOneOf('l.creator_user_id', authorIds)] : []),
    ...(clicks && !isByClicks(search) ? columnWithin('l.click_count', clicks) : []),
    ...traits.map((trait) => TRAITS[trait](now)),
    ...(linkIds ? [isOneOf('l.id', linkIds)] : []),
    ...equals('l.domain_id', domainId),
    ...equals('l.external_id', externalId),
    ...leadsTo(url),
    ...(tagIds ? [hasTag(tagIds)] : []),
    ...allTagIds.map((tagId) => hasTag([tagId])),
    ...terms.map(hasTerm),
  ];
}
