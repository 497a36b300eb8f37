import { browserUuidOf, readBrowserUuid } from './browser-uuid';

const UUID = '0b8cd9ef-6a5d-4b5c-9f0e-1d2c3b4a5968';

describe('the id of a browser', () => {
  it.each([
    [UUID, UUID],
    [UUID.toUpperCase(), UUID],
    ['', null],
    [undefined, null],
    [`${UUID}0`, null],
    ['0b8cd9ef-6a5d-0b5c-9f0e-1d2c3b4a5968', null],
    ['0b8cd9ef-6a5d-4b5c-7f0e-1d2c3b4a5968', null],
    ["' OR 1=1 --", null],
  ])('%s reads as %s', (text, uuid) => {
    expect(readBrowserUuid(text)).toBe(uuid);
  });

  it.each([
    [new Uint8Array(16), '00000000-0000-4000-8000-000000000000'],
    [new Uint8Array(16).fill(255), 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('is a version 4 UUID over random bytes', (bytes, uuid) => {
    expect(browserUuidOf(bytes)).toBe(uuid);
    expect(readBrowserUuid(uuid)).toBe(uuid);
  });
});
