import type { LinkOnDomain } from '../../../api/link-name';
import type { BulkPart } from './bulk.api';

/** As many links as one call may name. */
const MAX_AT_ONCE = 500;

export const linkKeyOf = ({ domain, encodeId }: LinkOnDomain): string => `${domain}/${encodeId}`;

/** The links in as few calls as they need. */
export function partsOf(names: readonly LinkOnDomain[]): readonly BulkPart[] {
  const byDomain = new Map<string, string[]>();
  for (const { domain, encodeId } of names) {
    const known = byDomain.get(domain);
    if (known === undefined) byDomain.set(domain, [encodeId]);
    else known.push(encodeId);
  }
  return [...byDomain].flatMap(([domain, encodeIds]) =>
    Array.from({ length: Math.ceil(encodeIds.length / MAX_AT_ONCE) }, (_, index) => ({
      domain,
      encodeIds: encodeIds.slice(index * MAX_AT_ONCE, (index + 1) * MAX_AT_ONCE),
    })),
  );
}
