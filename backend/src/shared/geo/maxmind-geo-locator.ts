import { type CityResponse, open, type Reader, validate } from 'maxmind';
import { GeoLocator, type Place } from './geo-locator';
import { inItsHsinchu } from './hsinchu';
import { plainAddress } from './plain-address';

/** The operator's own database in MaxMind's format, with cities. */
export class MaxmindGeoLocator extends GeoLocator {
  private constructor(private readonly database: Pick<Reader<CityResponse>, 'get'>) {
    super();
  }

  static async load(file: string): Promise<MaxmindGeoLocator> {
    return new MaxmindGeoLocator(await open<CityResponse>(file));
  }

  locate(address: string): Place | null {
    const plain = plainAddress(address);
    const found = validate(plain) ? this.database.get(plain) : null;
    const country = found?.country?.iso_code;
    if (found === null || country === undefined) return null;
    return inItsHsinchu({
      country,
      subdivision: found.subdivisions?.[0]?.iso_code ?? null,
      city: found.city?.names.en ?? null,
    });
  }
}
