import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLOSED_SUFFIX, OPEN_SUFFIX } from '../../../../shared/journal/journal-settings';

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** Size of a segment on disk, whether its writer has finished it or not; 0 when it is gone. */
export async function segmentBytes(dir: string, segment: string): Promise<number> {
  const path = join(dir, segment);
  return (await sizeOf(path + OPEN_SUFFIX)) ?? (await sizeOf(path + CLOSED_SUFFIX)) ?? 0;
}
