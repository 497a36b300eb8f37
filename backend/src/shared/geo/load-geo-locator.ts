import { Logger } from '@nestjs/common';
import type { GeoLocator, Place } from './geo-locator';
import { mapAge } from './map-age';
import { MaxmindGeoLocator } from './maxmind-geo-locator';
import { PackagedMap } from './packaged-map';

/** Where maps are. */
export interface MapSources {
  /** The operator's own `.mmdb` file; null for the packaged map. */
  readonly geoipFile: string | null;
  /** Where a refresh of the packaged map leaves what it has fetched. */
  readonly mapDir: string;
}

const logger = new Logger('Geo');

/** Without any map everybody is at an unknown place. */
const NO_MAP: GeoLocator = { editions: [], locate: () => null };

/** Clicks must be counted whatever becomes of the map. */
class LenientLocator implements GeoLocator {
  readonly editions: GeoLocator['editions'];
  private hasFailed = false;

  constructor(private readonly map: GeoLocator) {
    this.editions = map.editions;
  }

  locate(address: string): Place | null {
    try {
      return this.map.locate(address);
    } catch (error) {
      if (!this.hasFailed) logger.error(`The map cannot be read, places stay unknown: ${String(error)}`);
      this.hasFailed = true;
      return null;
    }
  }
}

function packaged(mapDir: string): GeoLocator {
  try {
    return new LenientLocator(PackagedMap.open(mapDir));
  } catch (error) {
    logger.error(`There is no map, places stay unknown: ${String(error)}`);
    return NO_MAP;
  }
}

/** The operator's own map, or, when there is none or it cannot be read, the one that comes with Linklet. */
export function loadGeoLocator({ geoipFile, mapDir }: MapSources): GeoLocator {
  if (geoipFile === null) return packaged(mapDir);
  try {
    return new LenientLocator(MaxmindGeoLocator.open(geoipFile));
  } catch (error) {
    logger.error(`GEOIP_DB cannot be read, the packaged map serves instead: ${String(error)}`);
    return packaged(mapDir);
  }
}

/** Tells the operator at the start how old the map is. */
export function reportMapAge({ editions }: GeoLocator, now: Date): void {
  if (editions.length === 0) return;
  const { isOld, says } = mapAge(editions, now);
  if (isOld) logger.warn(`The map is old (${says}): npm run map:refresh fetches the newest`);
  else logger.log(`Places are found on the map (${says})`);
}
