import type { Visitor } from '../../domain/visit/visit';

const MARK = /(?:^|&)warned=([\w.-]{1,1000})(?:&|$)/;

/** The mark in the query of a visited address that its visitor has been warned; undefined for none. */
export const warningMarkIn = (query: string): string | undefined => MARK.exec(query)?.[1];

/** The same address once more, with the mark and with what else of its query means something. */
export function onwardFrom({ fromQr, campaignSource }: Visitor, mark: string): string {
  const source = campaignSource === null ? '' : `utm_source=${encodeURIComponent(campaignSource)}&`;
  return `?${fromQr ? 'qr=1&' : ''}${source}warned=${mark}`;
}
