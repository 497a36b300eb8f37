import { type QueryPair, readQuery, splitAddress } from '../../../links/values';

/** A parameter and its value, both decoded. */
export type Parameter = readonly [name: string, value: string];

const HALVES = /\p{Cs}/gu;

/** Halves of characters cannot be encoded; nothing that we keep has any, and a visit must not fail over one. */
const encode = (text: string): string => encodeURIComponent(text.replace(HALVES, '\uFFFD'));

const nameOf = ({ name }: QueryPair): string => name.toLowerCase();

/**
 * The address with these parameters, which must have different names. One that is there already, in capitals or not,
 * is replaced where it first stands; the others go to the end, before the fragment. Every other byte stays.
 */
export function setParameters(href: string, parameters: readonly Parameter[]): string {
  const { path, query, fragment } = splitAddress(href);
  const pairs = query === null || query === '' ? [] : readQuery(query);
  const left = new Map(
    parameters.map(([name, value]) => [name.toLowerCase(), `${encode(name)}=${encode(value)}`]),
  );
  const wanted = new Set(left.keys());
  const kept = pairs.flatMap((pair) => {
    const name = nameOf(pair);
    if (!wanted.has(name)) return [pair.raw];
    const replacement = left.get(name);
    left.delete(name);
    return replacement === undefined ? [] : [replacement];
  });
  const text = kept.join('&');
  const added = [...left.values()].join('&');
  const between = text === '' || added === '' || text.endsWith('&') ? '' : '&';
  return `${path}?${text}${between}${added}${fragment}`;
}

/** Whether the address has a parameter of this name, in capitals or not. */
export const hasParameter = (href: string, wanted: string): boolean => {
  const { query } = splitAddress(href);
  return query !== null && readQuery(query).some((pair) => nameOf(pair) === wanted);
};
