import { type LinkUtm, type QueryPair, readQuery, splitAddress } from '../../../links/values';

/** Who a part of an address comes from: the address itself, or what a rule has added to it. */
export type PartSource = 'address' | 'campaign' | 'smart-utm' | 'path';

export interface AddressPart {
  readonly text: string;
  readonly from: PartSource;
}

/** What may have been added to an address on the way. */
export interface Additions {
  /** The address before anything was added. */
  readonly bare: string;
  /** The link's own campaign; null for none. */
  readonly utm: LinkUtm | null;
  /** What the visitor wrote behind the slug, and the parameter that takes it; null for none. */
  readonly path: { readonly key: string; readonly value: string } | null;
}

const SMART: ReadonlySet<string> = new Set(['utm_source', 'utm_medium']);

/** The signs that `address` has and `bare` lacks are known by their names; all others are the address's own. */
function sourceOf({ bare, utm, path }: Additions): (pair: QueryPair) => PartSource {
  const own = readQuery(splitAddress(bare).query ?? '').map(({ raw }) => raw);
  const campaign = new Set(Object.keys(utm ?? {}).map((field) => `utm_${field}`));
  const takeOwn = (raw: string): boolean => {
    const at = own.indexOf(raw);
    if (at >= 0) own.splice(at, 1);
    return at >= 0;
  };
  return ({ raw, name, value }) => {
    const plain = name.toLowerCase();
    if (path !== null && name === path.key && value === path.value) return 'path';
    // A campaign that says what was there already has replaced it nevertheless.
    if (campaign.has(plain)) return 'campaign';
    if (takeOwn(raw)) return 'address';
    return SMART.has(plain) ? 'smart-utm' : 'address';
  };
}

/** An address in parts by who added them: put together, they are the address, byte for byte. */
export function partsOf(address: string, added: Additions): readonly AddressPart[] {
  const { path, query, fragment } = splitAddress(address);
  const fromOf = sourceOf(added);
  const pieces: AddressPart[] = [{ text: path, from: 'address' }];
  if (query !== null) {
    for (const [index, pair] of readQuery(query).entries()) {
      pieces.push({ text: (index === 0 ? '?' : '&') + pair.raw, from: fromOf(pair) });
    }
  }
  pieces.push({ text: fragment, from: 'address' });
  const parts: AddressPart[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (piece.text === '') continue;
    if (last?.from === piece.from) parts[parts.length - 1] = { ...last, text: last.text + piece.text };
    else parts.push(piece);
  }
  return parts;
}
