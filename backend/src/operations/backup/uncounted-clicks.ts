import { mkdir } from 'node:fs/promises';
import { readVisit } from '../../modules/redirects/values';
import type { HeldSegments } from '../../shared/journal/held-segments';
import { SegmentFile } from '../../shared/journal/segment-file';
import type { CopiedDatabase } from './infrastructure/copied-database';

/**
 * Writes the clicks that the copied database has not counted as one finished segment of their own, so that a server that
 * starts on the copy counts each of them once. Clicks of links that the copy does not know stay behind: their numbers
 * will be other links'.
 */
export async function keepUncounted(
  journal: HeldSegments,
  { places, lastLinkId }: Pick<CopiedDatabase, 'places' | 'lastLinkId'>,
  to: { readonly dir: string; readonly now: number },
): Promise<number> {
  const isKnown = (line: string): boolean => (readVisit(line)?.linkId ?? Infinity) <= lastLinkId;
  let segment: SegmentFile | null = null;
  let clicks = 0;
  try {
    for await (const lines of journal.linesFrom(places)) {
      const kept = lines.filter(isKnown);
      if (kept.length === 0) continue;
      await mkdir(to.dir, { recursive: true, mode: 0o700 });
      segment ??= SegmentFile.open(to.dir, to.now);
      const { error } = segment.append(Buffer.from(`${kept.join('\n')}\n`, 'latin1'));
      if (error) throw error;
      clicks += kept.length;
    }
  } finally {
    segment?.finish();
  }
  return clicks;
}
