import { Injectable } from '@nestjs/common';
import { StorageSettings } from '../../config/settings';
import type { GeoLocator, Place } from './geo-locator';
import { loadGeoLocator } from './load-geo-locator';

/** Finds addresses on the map, which is opened when it is first asked. */
@Injectable()
export class Places {
  private map: GeoLocator | null = null;

  constructor(private readonly storage: StorageSettings) {}

  /** Null for addresses that are on no map, private ones among them. */
  placeOf(address: string): Place | null {
    this.map ??= loadGeoLocator(this.storage);
    return this.map.locate(address);
  }
}
