import { type NamedImage, type PageFacts, pagePreviewOf } from './page-preview';

const base = new URL('https://e.test/news/today');
const address = 'https://www.e.test/short';
const pageWith = (facts: Partial<PageFacts>): PageFacts => ({
  base,
  titles: [],
  descriptions: [],
  images: [],
  ...facts,
});
const image = (where: string, width: number | null = null, height: number | null = null): NamedImage => ({
  address: where,
  width,
  height,
});
const imagesOf = (...images: NamedImage[]) => pagePreviewOf(address, pageWith({ images })).images;

describe('what the preview of a page begins with', () => {
  it.each([
    ['no page', null],
    ['a page that says nothing', pageWith({})],
    ['a page that says nothing in many ways', pageWith({ titles: ['', ' \n'], descriptions: ['\u200b'] })],
  ])('stands in for it: %s', (_, page) => {
    expect(pagePreviewOf(address, page)).toEqual({
      title: 'title',
      description: 'description',
      images: [],
      titleIsNull: true,
    });
  });

  it('is the first text that can be seen', () => {
    const page = pageWith({
      titles: ['', ' A title ', 'Another'],
      descriptions: ['\u200b', 'A\ndescription'],
    });
    expect(pagePreviewOf(address, page)).toMatchObject({
      title: 'A title',
      description: 'A description',
      titleIsNull: false,
    });
  });

  it.each([
    [image('/a.jpg', 101, 101)],
    [image('/a.jpg', 101)],
    [image('/a.jpg', null, 5_000)],
    [image('/a.jpg')],
  ])('keeps the picture %j', (each) => {
    expect(imagesOf(each)).toEqual(['https://e.test/a.jpg']);
  });

  it.each([
    [image('/a.jpg', 100, 500)],
    [image('/a.jpg', 500, 100)],
    [image('/a.jpg', 1, 1)],
    [image('/a.jpg', null, 0)],
    [image('')],
    [image('  ')],
    [image('data:image/png;base64,AAAA')],
    [image('javascript:alert(1)')],
    [image('blob:https://e.test/1')],
    [image('ftp://e.test/a.jpg')],
    [image('http://192.168.1.1/reboot.png')],
    [image('http://localhost/a.png')],
    [image('https://e.test:8443/a.png')],
    [image('https://user:secret@e.test/a.png')],
    [image(`/${'a'.repeat(3_000)}.png`)],
    [image('http://[')],
  ])('leaves out the picture %j', (each) => {
    expect(imagesOf(each)).toEqual([]);
  });

  it('names each picture once and in order, with its whole address', () => {
    expect(imagesOf(image('b.jpg'), image('//cdn.test/a.jpg'), image('/news/b.jpg'))).toEqual([
      'https://e.test/news/b.jpg',
      'https://cdn.test/a.jpg',
    ]);
  });

  it('names at most twenty', () => {
    const many = Array.from({ length: 30 }, (_, at) => image(`/${at}.jpg`));
    expect(imagesOf(...many)).toHaveLength(20);
  });

  it.each([null, pageWith({})])(
    'shows the still of a video, even of one whose page cannot be read',
    (page) => {
      expect(pagePreviewOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43', page).images).toEqual([
        'https://img.youtube.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
      ]);
    },
  );
});
