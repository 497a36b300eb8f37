import { type QueryPair, readQuery, splitAddress } from '../../../links/values';
import { isSigned } from './signed-address';

/** What Linklet itself writes into visited addresses. */
const OWN_MARKS: ReadonlySet<string> = new Set(['qr=1', 'seen=card']);
const OWN_NAMES: ReadonlySet<string> = new Set(['ownvisit', 'warned']);
/** What may stand in a `Location` header as it is. */
const PLAIN = /^[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]+$/;

const nameOf = ({ name }: QueryPair): string => name.toLowerCase();

const isTheirs = (pair: QueryPair): boolean =>
  PLAIN.test(pair.raw) && !OWN_MARKS.has(pair.raw) && !OWN_NAMES.has(nameOf(pair)) && pair.name !== '';

/** The parameters of a visited address that may go on to the destination, as they came; empty for none. */
export function passableQuery(query: string): string {
  if (query === '') return '';
  return readQuery(query)
    .filter(isTheirs)
    .map(({ raw }) => raw)
    .join('&');
}

/**
 * The address with the visitor's parameters behind its own. One that the address has already stays as its owner wrote it,
 * in capitals or not, and a signed address stays as it is.
 */
export function withPassedQuery(href: string, passed: string): string {
  if (passed === '' || isSigned(href)) return href;
  const { path, query, fragment } = splitAddress(href);
  const text = query ?? '';
  const own = new Set(text === '' ? [] : readQuery(text).map(nameOf));
  const added = readQuery(passed)
    .filter((pair) => !own.has(nameOf(pair)))
    .map(({ raw }) => raw)
    .join('&');
  if (added === '') return href;
  const between = text === '' || text.endsWith('&') ? '' : '&';
  return `${path}?${text}${between}${added}${fragment}`;
}
