/** Names that campaigns give their sources; longer ones, and those with other signs, would not stand in a report. */
const SOURCE = /^[a-z0-9][a-z0-9._-]{0,39}$/;
/** What reports call those whom nobody sent; a stranger's address must not pass for them. */
const OURS: ReadonlySet<string> = new Set(['direct', 'others', 'qr']);

/**
 * Who an address says that it was shared by, as reports name it: in small letters. Null when it does not say, and for
 * the product's own mark. @param written decoded
 */
export function readCampaignSource(written: string, productKey: string): string | null {
  const name = written.trim().toLowerCase();
  return SOURCE.test(name) && !OURS.has(name) && name !== productKey.toLowerCase() ? name : null;
}
