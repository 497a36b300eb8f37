import type * as geoip from 'geoip-lite';
import { GeoLocator, type Place } from './geo-locator';
import { inItsHsinchu } from './hsinchu';
import { plainAddress } from './plain-address';

/** The database that comes with a package: free, without set-up, and as old as the package. */
export class PackagedGeoLocator extends GeoLocator {
  private constructor(private readonly database: Pick<typeof geoip, 'lookup'>) {
    super();
  }

  /** Loads the database: a tenth of a second and 150 MB, so only where somebody asks. */
  static async load(): Promise<PackagedGeoLocator> {
    const { default: database } = await import('geoip-lite');
    return new PackagedGeoLocator(database);
  }

  locate(address: string): Place | null {
    const found = this.database.lookup(plainAddress(address));
    if (!found?.country) return null;
    const { country, region, city } = found;
    return inItsHsinchu({ country, subdivision: region || null, city: city || null });
  }
}
