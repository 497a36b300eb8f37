import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { StorageSettings } from '../../config/settings';
import { Places } from './places';

const placesWith = (geoipFile: string | null): Places =>
  new Places(new StorageSettings(tmpdir(), null, null, geoipFile));

describe('places', () => {
  it('are found on the packaged map when the operator has none, or one that cannot be read', () => {
    const known = { country: 'TW', subdivision: 'TPE', city: 'Taipei' };
    expect(placesWith(null).placeOf('140.112.8.116')).toEqual(known);
    expect(placesWith(join(tmpdir(), 'no-such.mmdb')).placeOf('140.112.8.116')).toEqual(known);
  });

  it('are unknown for addresses on no map', () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '::ffff:192.168.0.1', 'fe80::1%eth0', '', 'nowhere']) {
      expect(placesWith(null).placeOf(address)).toBeNull();
    }
  });
});
