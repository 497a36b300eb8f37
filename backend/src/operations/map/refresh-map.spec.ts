import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf } from '../../../test/support/address-database';
import { COUNTRIES_PACKAGE, installedBelow, PackagedMap } from '../../shared/geo/packaged-map';
import { refreshMap } from './refresh-map';

const NOW = new Date('2101-01-11T00:00:00Z');
const BUILT = new Date('2101-01-01T00:00:00Z');

describe('refreshing the map', () => {
  let dataDir: string;
  let mapDir: string;

  const fetchBytes =
    (bytes: Buffer) =>
    (folder: string): Promise<void> => {
      mkdirSync(installedBelow(folder, COUNTRIES_PACKAGE), { recursive: true });
      writeFileSync(join(installedBelow(folder, COUNTRIES_PACKAGE), 'geo-whois-asn-country.mmdb'), bytes);
      return Promise.resolve();
    };

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'refresh-'));
    mapDir = join(dataDir, 'map');
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const countryServed = () => PackagedMap.open(mapDir).locate('1.2.3.4')?.country;

  // 140.112.8.116 is above 128.0.0.0, where only the packaged map knows anything: a map without it is none.
  it('keeps what serves when nothing can be fetched, or nothing that makes sense', async () => {
    const failing = () => Promise.reject(new Error('no network'));
    await expect(refreshMap(mapDir, failing, NOW)).rejects.toThrow('no network');
    const wrong = fetchBytes(databaseOf({ country_code: 'JP' }, BUILT));
    await expect(refreshMap(mapDir, wrong, NOW)).rejects.toThrow('does not know where Taiwan is');
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('serves what it has fetched, and says how old that is', async () => {
    const good = fetchBytes(databaseOf({ country_code: 'TW' }, BUILT, 24, 'everywhere'));
    await expect(refreshMap(mapDir, good, NOW)).resolves.toContain('countries of 2101-01-01, 10 days old');
    expect(countryServed()).toBe('TW');
    expect(readdirSync(dataDir)).toEqual(['map']);
  });
});
