import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MaxmindGeoLocator } from './maxmind-geo-locator';
import { PackagedGeoLocator } from './packaged-geo-locator';

type Value = string | number | Value[] | { [key: string]: Value };

/** Encodes what MaxMind's format calls the data section: maps, arrays, texts and 32-bit numbers. */
function encoded(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([
      Buffer.from(text.length < 29 ? [0x40 + text.length] : [0x5d, text.length - 29]),
      text,
    ]);
  }
  if (typeof value === 'number') return Buffer.from([0xc4, value >>> 24, value >>> 16, value >>> 8, value]);
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 0x04]), ...value.map(encoded)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    Buffer.from([0xe0 + entries.length]),
    ...entries.flatMap(([key, each]) => [encoded(key), encoded(each)]),
  ]);
}

/** A database in which every IPv4 address below 128.0.0.0 is at one place, and no other is anywhere. */
function databaseOf(place: Value): Buffer {
  const NODES = 1;
  const toPlace = NODES + 16;
  const tree = Buffer.from([0, 0, toPlace, 0, 0, NODES]);
  const metadata = {
    node_count: NODES,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    description: { en: 'test' },
  };
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), encoded(place), marker, encoded(metadata)]);
}

describe("the operator's own map", () => {
  const dir = mkdtempSync(join(tmpdir(), 'mmdb-'));
  const file = join(dir, 'test.mmdb');
  afterAll(() => rmSync(dir, { recursive: true }));

  it('places an address by country, subdivision and city', async () => {
    const place = {
      country: { iso_code: 'TW' },
      subdivisions: [{ iso_code: 'TPE' }],
      city: { names: { en: 'Taipei', 'zh-CN': '台北' } },
    };
    writeFileSync(file, databaseOf(place));
    const map = await MaxmindGeoLocator.load(file);
    expect(map.locate('61.216.0.1')).toEqual({ country: 'TW', subdivision: 'TPE', city: 'Taipei' });
    expect(map.locate('::ffff:61.216.0.1')).toEqual({ country: 'TW', subdivision: 'TPE', city: 'Taipei' });
    expect(map.locate('203.0.113.77')).toBeNull();
    expect(map.locate('nonsense')).toBeNull();
  });

  it('says what it knows when that is little', async () => {
    writeFileSync(file, databaseOf({ country: { iso_code: 'JP' } }));
    const map = await MaxmindGeoLocator.load(file);
    expect(map.locate('61.216.0.1')).toEqual({ country: 'JP', subdivision: null, city: null });
    writeFileSync(file, databaseOf({ continent: { code: 'AS' } }));
    expect((await MaxmindGeoLocator.load(file)).locate('61.216.0.1')).toBeNull();
  });

  it('is refused when it is no map', async () => {
    writeFileSync(file, 'nonsense');
    await expect(MaxmindGeoLocator.load(file)).rejects.toThrow();
  });
});

describe('the map in the package', () => {
  it.each([
    ['140.112.8.116', { country: 'TW', subdivision: 'TPE', city: 'Taipei' }],
    ['::ffff:140.112.8.116', { country: 'TW', subdivision: 'TPE', city: 'Taipei' }],
    ['168.95.1.1', { country: 'TW', subdivision: null, city: null }],
    ['2001:b000::1', { country: 'TW', subdivision: null, city: null }],
    ['127.0.0.1', null],
    ['192.168.1.1', null],
    ['', null],
    ['nonsense', null],
  ])('places %j', async (address, place) => {
    expect((await PackagedGeoLocator.load()).locate(address)).toEqual(place);
  });
});
