import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What a packed file says of one of its parts. */
export interface ZipEntry {
  readonly name: string;
  /** In bytes. */
  readonly packed: number;
  readonly unpacked: number;
}

type Check = (entries: readonly ZipEntry[]) => void;

/**
 * Looks at the parts of a packed file as its directory names them, and, once `check` has nothing against that, unpacks
 * each into nowhere: a part that is larger than it says is an error. Null for a file with more parts than so many.
 */
export async function checkZip(path: string, limit: number, check: Check): Promise<null | undefined> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > limit) return null;
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    check(
      entries.map(({ fileName, compressedSize, uncompressedSize }) => ({
        name: fileName,
        packed: compressedSize,
        unpacked: uncompressedSize,
      })),
    );
    for (const entry of entries) await unpackIntoNowhere(zip, entry);
    return undefined;
  } finally {
    zip.close();
  }
}

async function unpackIntoNowhere(zip: ZipFile, entry: Entry): Promise<void> {
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), nowhere);
}
