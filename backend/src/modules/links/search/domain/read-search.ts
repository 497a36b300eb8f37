import { InputCheck } from '../../../../shared/domain/input-check';
import {
  type ReadValue,
  readCounts,
  readDestination,
  readExternal,
  readFlag,
  readHost,
  readMoments,
  readNumbers,
  readSearchText,
  readTraits,
  readTrue,
} from './filter-values';
import type { LinkFilters, LinkSearch, LinkSort, LinkTab, LinkTrait } from './link-search';
import { SearchRefused } from './search.errors';

/** A filter as a caller wrote it. */
export interface FilterInput {
  readonly key: string;
  readonly value?: unknown;
}

export interface SearchInput {
  readonly tab?: LinkTab;
  readonly sort?: LinkSort;
  readonly filters?: readonly FilterInput[];
}

interface Filter<Name extends keyof LinkFilters = keyof LinkFilters> {
  readonly name: Name;
  readonly read: ReadValue<LinkFilters[Name] | undefined>;
}

const filter = <Name extends keyof LinkFilters>(
  name: Name,
  read: ReadValue<LinkFilters[Name] | undefined>,
): Filter => ({ name, read });

/** By the key that callers know each by. */
const FILTERS = {
  text: filter('terms', readSearchText),
  tagIds: filter('tagIds', readNumbers),
  allTagIds: filter('allTagIds', readNumbers),
  domain: filter('host', readHost),
  url: filter('destination', readDestination),
  createdTime: filter('created', readMoments),
  star: filter('isStarred', readTrue),
  author: filter('authorIds', readNumbers),
  clicks: filter('clicks', readCounts),
  externalId: filter('externalId', readExternal),
  isApi: filter('isApi', readFlag),
  has: filter('traits', readTraits),
} as const satisfies Readonly<Record<string, Filter>>;

export const FILTER_KEYS = Object.keys(FILTERS) as readonly (keyof typeof FILTERS)[];

const filterOf = (key: string, field: string): Filter => {
  if (Object.hasOwn(FILTERS, key)) return FILTERS[key as keyof typeof FILTERS];
  throw new SearchRefused(
    field,
    'links.filter-unknown',
    `Links can be filtered by ${FILTER_KEYS.join(', ')}.`,
  );
};

/** A broken or dangerous link must be found on every plan. */
const HEALTH_TRAITS: readonly LinkTrait[] = ['down', 'warning'];

const isAdvanced = ({ authorIds, clicks, traits = [] }: LinkFilters): boolean =>
  authorIds !== undefined || clicks !== undefined || traits.some((trait) => !HEALTH_TRAITS.includes(trait));

/** Throws `InvalidInput` naming every filter that is wrong. */
export function readSearch({ tab = 'links', sort = 'newest', filters = [] }: SearchInput): LinkSearch {
  const check = new InputCheck();
  const read: Partial<Record<keyof LinkFilters, unknown>> = {};
  if (tab === 'trashBin' && sort !== 'newest' && sort !== 'oldest') {
    check.take(() => {
      const message = 'The trash bin can be sorted by newest and oldest only.';
      throw new SearchRefused('sort', 'links.sort-invalid', message);
    });
  }
  for (const [index, { key, value }] of filters.entries()) {
    const field = `filters.${String(index)}`;
    check.take(() => {
      const known = filterOf(key, `${field}.key`);
      if (Object.hasOwn(read, known.name)) {
        throw new SearchRefused(`${field}.key`, 'links.filter-repeated', 'Name each filter once.');
      }
      read[known.name] = known.read(value, `${field}.value`);
    });
  }
  check.done();
  const filled: LinkFilters = Object.fromEntries(
    Object.entries(read).filter(([, value]) => value !== undefined),
  );
  return { tab, sort, filters: filled, isAdvanced: isAdvanced(filled) };
}
