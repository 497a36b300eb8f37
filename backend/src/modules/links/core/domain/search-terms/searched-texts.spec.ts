import { searchedTexts } from './searched-texts';

const link = {
  slug: 'tea',
  url: 'https://www.shop.example/%E8%8C%B6?page=2#top',
  note: null,
  title: null,
  description: null,
  pageTitle: null,
  pageDescription: null,
};

describe('the texts that a link is found by', () => {
  it('are its slug and its address, without what is in front of every host', () => {
    expect(searchedTexts(link)).toEqual(['tea', 'shop.example', '/茶?page=2#top']);
  });

  it('are what people and its page say, too, in the order of their weight', () => {
    const texts = {
      title: 'title',
      note: 'note',
      pageTitle: 'page',
      description: 'own',
      pageDescription: 'its',
    };
    expect(searchedTexts({ ...link, url: 'line://app', ...texts })).toEqual([
      'tea',
      'app',
      'title',
      'note',
      'page',
      '',
      'own',
      'its',
    ]);
  });

  it.each([
    ['https://shop.example/%E6%B8', 'shop.example', '/%E6%B8'],
    ['', '', ''],
  ])('of %s bear what cannot be decoded', (url, host, rest) => {
    expect(searchedTexts({ ...link, url })).toEqual(['tea', host, rest]);
  });
});
