import { imageOriginOf } from './image-upload';
import { ImageRefused } from './image.errors';

const APP = 'https://app.test';
const BYTES = Uint8Array.of(1, 2, 3);
const UPLOADED = `/images/aa/${'b'.repeat(30)}.jpg`;

describe('where a picture comes from', () => {
  it('is the file, whatever address comes along', () => {
    expect(imageOriginOf({ file: BYTES, imageUrl: 'https://e.test/a.png' }, APP)).toEqual({
      kind: 'file',
      bytes: BYTES,
    });
  });

  it.each([
    ['https://e.test/a.png', 'address'],
    [' https://e.test/a.png ', 'address'],
    [UPLOADED, 'upload'],
    [APP + UPLOADED, 'upload'],
    [`https://e.test${UPLOADED}`, 'address'],
  ])('%s is an %s', (imageUrl, kind) => {
    expect(imageOriginOf({ file: null, imageUrl }, APP)).toMatchObject({ kind });
  });

  it.each([null, '', '  '])('is nowhere with neither file nor address (%j)', (imageUrl) => {
    expect(() => imageOriginOf({ file: null, imageUrl }, APP)).toThrow(ImageRefused);
  });
});
