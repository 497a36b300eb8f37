/** Longer ones are no short domains, and fit into no key of a subscription. */
const MAX_SOLD_LENGTH = 40;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Why a domain cannot be bought here. */
export type SaleRefusal = 'ending-not-sold' | 'too-long' | 'look-alike' | 'taken' | 'premium';

/** Whether a host is a name directly below an ending that is sold. */
export function saleRefusalOf(host: string, tlds: readonly string[]): 'ending-not-sold' | 'too-long' | null {
  const dot = host.indexOf('.');
  if (dot < 1 || !tlds.includes(host.slice(dot + 1))) return 'ending-not-sold';
  return host.length > MAX_SOLD_LENGTH ? 'too-long' : null;
}

/** Domains that may be meant by a word, or by a whole domain: that one first, then the word with other endings. */
export function suggestionsFor(typed: string, tlds: readonly string[]): readonly string[] {
  const text = typed.trim().toLowerCase().replace(/\.$/, '');
  const ending = tlds.find((tld) => text.endsWith(`.${tld}`));
  const label = ending === undefined ? text.replaceAll(/\s+/g, '-') : text.slice(0, -ending.length - 1);
  if (!LABEL.test(label)) return [];
  const inOrder = ending === undefined ? tlds : [ending, ...tlds.filter((tld) => tld !== ending)];
  return inOrder.map((tld) => `${label}.${tld}`).filter((host) => saleRefusalOf(host, tlds) === null);
}
