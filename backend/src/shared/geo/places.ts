import { Injectable, Logger } from '@nestjs/common';
import * as ipaddr from 'ipaddr.js';
import { StorageSettings } from '../../config/settings';
import type { GeoLocator, Place } from './geo-locator';
import { loadGeoLocator } from './load-geo-locator';

/** Private networks and the like are on no map, so nobody loads one for them. */
const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Finds addresses on the map. The map takes 150 MB of memory, so it is loaded when somebody first asks; one that
 * cannot be loaded is tried again at the next question and leaves everybody at an unknown place until then.
 */
@Injectable()
export class Places {
  private readonly logger = new Logger('Geo');
  private map: Promise<GeoLocator> | null = null;

  constructor(private readonly storage: StorageSettings) {}

  /** Null for addresses that are on no map, private ones among them. */
  async of(address: string): Promise<Place | null> {
    if (!isPublic(address)) return null;
    this.map ??= loadGeoLocator(this.storage.geoipFile);
    try {
      return (await this.map).locate(address);
    } catch (error) {
      this.map = null;
      this.logger.error({ err: error }, 'no map could be loaded; places stay unknown');
      return null;
    }
  }
}
