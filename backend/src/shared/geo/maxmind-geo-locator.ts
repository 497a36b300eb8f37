import { GeoLocator, type MapEdition, type Place } from './geo-locator';
import { inItsHsinchu } from './hsinchu';
import { MmdbFile } from './mmdb-file';
import type { MmdbMap, MmdbValue } from './mmdb-values';
import { plainAddress } from './plain-address';

/** What stands below these names, one in another. */
function below(value: MmdbMap | null, ...names: readonly (string | number)[]): string | null {
  const found = names.reduce<MmdbValue | null | undefined>(
    (within, name) =>
      typeof within === 'object' && within !== null ? (within as MmdbMap)[String(name)] : undefined,
    value,
  );
  return typeof found === 'string' && found !== '' ? found : null;
}

/** The operator's own database in MaxMind's format, with cities. */
export class MaxmindGeoLocator extends GeoLocator {
  readonly editions: readonly MapEdition[];

  private constructor(private readonly database: MmdbFile) {
    super();
    this.editions = [{ knows: 'towns', builtAt: database.builtAt }];
  }

  /** @throws Error when the file is none */
  static open(file: string): MaxmindGeoLocator {
    return new MaxmindGeoLocator(MmdbFile.open(file));
  }

  locate(address: string): Place | null {
    const found = this.database.get(plainAddress(address));
    const country = below(found, 'country', 'iso_code');
    if (country === null) return null;
    return inItsHsinchu({
      country,
      subdivision: below(found, 'subdivisions', 0, 'iso_code'),
      city: below(found, 'city', 'names', 'en'),
    });
  }
}
