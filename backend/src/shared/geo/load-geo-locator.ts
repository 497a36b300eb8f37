import { Logger } from '@nestjs/common';
import type { GeoLocator } from './geo-locator';
import { MaxmindGeoLocator } from './maxmind-geo-locator';
import { PackagedGeoLocator } from './packaged-geo-locator';

/** The operator's own map, or, when there is none or it cannot be read, the one that comes with a package. */
export async function loadGeoLocator(file: string | null): Promise<GeoLocator> {
  if (file === null) return PackagedGeoLocator.load();
  try {
    return await MaxmindGeoLocator.load(file);
  } catch (error) {
    // Clicks must be counted whatever becomes of the map.
    new Logger('Geo').error(
      `GEOIP_DB cannot be read, the packaged database serves instead: ${String(error)}`,
    );
    return PackagedGeoLocator.load();
  }
}
