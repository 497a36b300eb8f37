import type { LinkSearch, LinkTrait, SearchedTerm } from '../domain/link-search';
import { searchedHostOf } from '../../core/domain/search-terms/searched-texts';
import { wantedTerms } from '../../core/domain/search-terms/search-terms';
import { columnWithin } from './link-conditions';
import { allOf, equals, isOneOf, type Sql, sql } from './sql-condition';

const ofGroup = (groupId: number, condition: Sql): Sql => {
  const { text, values } = allOf([sql('group_id = ?', groupId), condition]);
  return sql(`SELECT id FROM links WHERE ${text}`, ...values);
};

/**
 * Traits that few links have. Whatever is set is more than nothing: SQLite would not look into an index for what is
 * merely there.
 */
const RARE: Readonly<Partial<Record<LinkTrait, Sql>>> = {
  down: sql('down_since >= ?', new Date(0)),
  warning: sql("warning > ''"),
};

/** Where an index tells links that can be meant: what one of these lists names. */
export type LinkSource = readonly Sql[];

/**
 * Where an index tells the few links that can be meant. Each holds all that its filter lets through, and maybe others;
 * filters without an index are in none.
 */
export function sourcesOf(groupId: number, { tab, filters }: LinkSearch): readonly LinkSource[] {
  const {
    linkIds,
    tagIds,
    allTagIds = [],
    isStarred,
    authorIds,
    created,
    clicks,
    domainId,
    externalId,
    isApi,
    traits = [],
  } = filters;
  const single = [
    ...(linkIds ? [ofGroup(groupId, isOneOf('id', linkIds))] : []),
    ...(tab === 'star' || isStarred ? [ofGroup(groupId, sql('is_starred = 1'))] : []),
    ...(tab === 'api' || isApi ? [ofGroup(groupId, sql('is_api = 1'))] : []),
    ...(authorIds ? [ofGroup(groupId, isOneOf('creator_user_id', authorIds))] : []),
    ...traits.flatMap((trait) => RARE[trait] ?? []).map((rare) => ofGroup(groupId, rare)),
    ...[...equals('domain_id', domainId), ...equals('external_id', externalId)].map((each) =>
      ofGroup(groupId, each),
    ),
    ...(tagIds ? [tagged(groupId, tagIds)] : []),
    ...allTagIds.map((tagId) => tagged(groupId, [tagId])),
    ...(created && tab !== 'trashBin' ? [live(groupId, columnWithin('created_at', created))] : []),
    ...(clicks && tab !== 'trashBin' ? [live(groupId, columnWithin('click_count', clicks))] : []),
  ];
  return [...termsOf(filters).map((term) => worded(groupId, term)), ...single.map((source) => [source])];
}

/** Every link has the words of its destination's host. */
const termsOf = ({ terms = [], url = '' }: LinkSearch['filters']): readonly SearchedTerm[] => [
  ...terms,
  ...wantedTerms(searchedHostOf(url)),
];

const worded = (groupId: number, { from, to, tagIds }: SearchedTerm): LinkSource => [
  sql(
    'SELECT link_id AS id FROM link_terms WHERE group_id = ? AND term >= ? AND term < ?',
    groupId,
    from,
    to,
  ),
  ...(tagIds ? [tagged(groupId, tagIds)] : []),
];

const live = (groupId: number, conditions: readonly Sql[]): Sql =>
  ofGroup(groupId, allOf([sql('trashed_at IS NULL'), ...conditions]));

function tagged(groupId: number, tagIds: readonly number[]): Sql {
  const { text, values } = isOneOf('put.tag_id', tagIds);
  return sql(
    `SELECT put.link_id AS id FROM link_tags put JOIN tags t ON t.id = put.tag_id
      WHERE ${text} AND t.group_id = ?`,
    ...values,
    groupId,
  );
}
