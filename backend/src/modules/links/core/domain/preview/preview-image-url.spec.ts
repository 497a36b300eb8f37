import { imageNameOf, uploadedName } from './image-name';
import { parseImageUrl } from './preview-image-url';

const APP = 'https://app.test';
const PATH = `/images/ab/${'c'.repeat(30)}.jpg`;

const parse = (raw: string): unknown => {
  try {
    return parseImageUrl(raw, APP);
  } catch (error) {
    return (error as { code: unknown }).code;
  }
};

describe('the picture of a preview', () => {
  it.each([
    [PATH, PATH],
    [` ${APP}${PATH} `, PATH],
    ['https://e.test/a b.png', 'https://e.test/a%20b.png'],
    ['http://e.test', 'http://e.test/'],
    [`https://other.test${PATH}`, `https://other.test${PATH}`],
  ])('is kept of %j as %j', (raw, kept) => {
    expect(parse(raw)).toBe(kept);
    expect(parse(kept)).toBe(kept);
  });

  it.each([
    '',
    'e.test/a.png',
    '/images/../secret',
    `/images/AB/${'c'.repeat(30)}.jpg`,
    `/images/ab/${'c'.repeat(30)}.svg`,
    `${PATH}?x`,
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'http://localhost/a.png',
    'http://169.254.169.254/a.png',
    'https://user@e.test/a.png',
    'https://e.test:8080/a.png',
  ])('is not %j', (raw) => {
    expect(parse(raw)).toBe('links.image-address-invalid');
  });

  it('has a name of its own that is one', () => {
    const name = imageNameOf(
      Uint8Array.from({ length: 16 }, (_, at) => at * 16),
      'png',
    );
    expect(name).toBe('00/102030405060708090a0b0c0d0e0f0.png');
    expect(uploadedName(`/images/${name}`)).toBe(name);
  });
});
