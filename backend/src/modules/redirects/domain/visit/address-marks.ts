import { readCampaignSource } from '../../../../shared/domain/visitor/campaign-source';
import type { AddressMarks } from '../../../../shared/domain/visitor/traffic-source';
import { readQuery } from '../../../links/values';

const QR_MARK = /(?:^|&)qr=1(?:&|$)/;
const SOURCE = 'utm_source';
const NO_MARKS: AddressMarks = { fromQr: false, campaignSource: null };

/** The part of a visited address behind the slug, and what the link makes of it. */
export interface MarkedAddress {
  /** Without its question mark; empty for none. */
  readonly query: string;
  /** Decoded; null for none. */
  readonly extraPath: string | null;
  /** The parameter that the link keeps for `extraPath`. */
  readonly pathKey: string | null;
  readonly productKey: string;
}

function campaignSource({ query, extraPath, pathKey, productKey }: MarkedAddress): string | null {
  const written = query.includes(SOURCE)
    ? readQuery(query).find(({ name }) => name.toLowerCase() === SOURCE)?.value
    : undefined;
  if (written !== undefined) return readCampaignSource(written, productKey);
  return extraPath !== null && pathKey === SOURCE ? readCampaignSource(extraPath, productKey) : null;
}

/** What the visited address says of who shared it. Nothing else of its query means anything, or goes any further. */
export function readMarks(address: MarkedAddress): AddressMarks {
  if (address.query === '' && address.extraPath === null) return NO_MARKS;
  return { fromQr: QR_MARK.test(address.query), campaignSource: campaignSource(address) };
}
