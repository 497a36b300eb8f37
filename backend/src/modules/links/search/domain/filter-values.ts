import { DateTime } from 'luxon';
import { LINK_TRAITS, type LinkTrait, type Span } from './link-search';
import { MAX_EXTERNAL_ID_LENGTH, readExternalId } from '../../core/domain/external-id';
import { MAX_ADDRESS_LENGTH } from '../../core/domain/web-address';
import { type TermRange, wantedTerms } from '../../core/domain/search-terms/search-terms';
import { SearchRefused } from './search.errors';

/** Reads the value of a filter; `field` names it in the refusal. */
export type ReadValue<T> = (value: unknown, field: string) => T;

const MAX_QUESTION_LENGTH = 200;
const MAX_LISTED = 20;
const HIGHEST = 2_147_483_647;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Neither engine knows a later one. */
const LAST_MOMENT = DateTime.utc(9999, 12, 31, 23, 59, 59, 999);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i;
/** Above no term, so that nothing is found: signs alone are in no link's terms. */
const NOWHERE: TermRange = { from: '', to: '' };

const refuse = (field: string, remedy: string): never => {
  throw new SearchRefused(field, 'links.filter-invalid', remedy);
};

export const readSearchText: ReadValue<readonly TermRange[] | undefined> = (value, field) => {
  if (typeof value !== 'string' || value.length > MAX_QUESTION_LENGTH) {
    return refuse(field, `Write what to look for as text of at most ${MAX_QUESTION_LENGTH} characters.`);
  }
  if (value.trim() === '') return undefined;
  const terms = wantedTerms(value);
  return terms.length === 0 ? [NOWHERE] : terms;
};

const MAX_HOST_LENGTH = 253 + ':65535'.length;

export const readHost: ReadValue<string> = (value, field) => {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_HOST_LENGTH) {
    return value.trim().toLowerCase();
  }
  return refuse(field, 'Give the host of a short domain as text.');
};

export const readDestination: ReadValue<string> = (value, field) => {
  const url = typeof value === 'string' && value.length <= MAX_ADDRESS_LENGTH ? value.trim() : '';
  return url === '' ? refuse(field, `Give a URL of at most ${MAX_ADDRESS_LENGTH} characters as text.`) : url;
};

export const readExternal: ReadValue<string> = (value, field) =>
  (typeof value === 'string' ? readExternalId(value) : null) ??
  refuse(field, `Give an external id of 1 to ${MAX_EXTERNAL_ID_LENGTH} characters as text.`);

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST;

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];

export const readNumbers: ReadValue<readonly number[]> = (value, field) => {
  const numbers = listed(value).map(asNumber);
  if (numbers.length > 0 && numbers.length <= MAX_LISTED && numbers.every(isNumber)) {
    return [...new Set(numbers)];
  }
  return refuse(field, `Give a number, or a list of 1 to ${MAX_LISTED} of them.`);
};

const isTrait = (value: unknown): value is LinkTrait => LINK_TRAITS.some((trait) => trait === value);

export const readTraits: ReadValue<readonly LinkTrait[]> = (value, field) => {
  const traits = listed(value);
  if (traits.length > 0 && traits.every(isTrait)) return [...new Set(traits)];
  return refuse(field, `Give one of ${LINK_TRAITS.join(', ')}, or a list of them.`);
};

export const readTrue: ReadValue<true> = (value, field) =>
  value === true || value === 'true' ? true : refuse(field, 'Give true, or leave the filter out.');

export const readFlag: ReadValue<boolean> = (value, field) => {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return refuse(field, 'Give true or false.');
};

/** Both ends as they were written; null where there is none. */
function endsOf(value: unknown, field: string): readonly [unknown, unknown] {
  if (typeof value !== 'object' || value === null) {
    return refuse(field, 'Give the two ends as {"from", "to"}; either may be left out.');
  }
  const [from = null, to = null] = Array.isArray(value)
    ? (value as unknown[])
    : ['from', 'to'].map((end) => (value as Readonly<Record<string, unknown>>)[end]);
  if (from === null && to === null) return refuse(field, 'Give at least one of from and to.');
  return [from, to];
}

/** A day lasts until the next one begins, in UTC; a moment is one. */
function momentAt(raw: unknown, end: 'from' | 'to'): Date | null {
  if (typeof raw !== 'string') return null;
  const isDay = DAY.test(raw);
  if (!isDay && !MOMENT.test(raw)) return null;
  const read = DateTime.fromISO(raw, { zone: 'utc' });
  if (!read.isValid || read.year < 1000) return null;
  const moment = isDay && end === 'to' ? read.plus({ days: 1 }) : read;
  return DateTime.min(moment, LAST_MOMENT).toJSDate();
}

export const readMoments: ReadValue<Span<Date>> = (value, field) => {
  const [from, to] = endsOf(value, field);
  const span = {
    from: from === null ? null : momentAt(from, 'from'),
    to: to === null ? null : momentAt(to, 'to'),
  };
  if ((from !== null && span.from === null) || (to !== null && span.to === null)) {
    return refuse(field, 'Write days as 2026-11-21 and moments as 2026-11-21T18:00:00+08:00.');
  }
  return span;
};

/** The last number counts, too. */
export const readCounts: ReadValue<Span<number>> = (value, field) => {
  const [from, to] = endsOf(value, field).map(asNumber);
  if ((from !== null && !isNumber(from)) || (to !== null && !isNumber(to))) {
    return refuse(field, 'Give whole numbers from 0 on.');
  }
  return { from, to: to === null ? null : to + 1 };
};
