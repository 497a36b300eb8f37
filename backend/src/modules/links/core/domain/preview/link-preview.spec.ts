import { changesCard, linkPreviewOf, PLAIN_PREVIEW, UNREAD_PAGE } from './link-preview';

const tea = { url: 'https://tea.example./menu', ...PLAIN_PREVIEW, ...UNREAD_PAGE };
const read = {
  pageTitle: 'Tea',
  pageDescription: 'From the hills',
  pageImageUrl: 'https://tea.example/a.png',
};

describe('how a link looks where it is shared', () => {
  it.each<[string, object, object]>([
    ['its host while nobody knows its page', {}, { title: 'tea.example', titleIsNull: true, imageUrl: null }],
    [
      'what its page says',
      read,
      { title: 'Tea', titleIsNull: false, description: 'From the hills', imageUrl: read.pageImageUrl },
    ],
    [
      'what is set, before what its page says',
      { ...read, title: 'Mine', imageUrl: '/images/ab/c.jpg' },
      { title: 'Mine', description: 'From the hills', imageUrl: '/images/ab/c.jpg', originalTitle: 'Tea' },
    ],
    ['a video', { url: 'https://youtu.be/dQw4w9WgXcQ' }, { isVideo: true }],
    ['nothing, once its owners are gone', { url: '' }, { title: '', isVideo: false }],
  ])('is %s', (_, link, expected) => {
    expect(linkPreviewOf({ ...tea, ...link })).toMatchObject(expected);
  });
});

describe('what makes cards look another', () => {
  const all = { ...PLAIN_PREVIEW, title: 'Mine', description: 'All of it', imageUrl: '/images/ab/c.jpg' };
  it.each<[boolean, string, typeof tea | typeof all, readonly string[]]>([
    [true, 'a text', tea, ['note', 'title']],
    [true, 'the picture', all, ['imageUrl']],
    [true, 'another page, which it shows', tea, ['url']],
    [true, 'another page, which it shows a part of', { ...all, description: null } as never, ['url']],
    [false, 'another page, of which it shows nothing', all, ['url']],
    [false, 'what is not on it', tea, ['note', 'slug', 'targets', 'isStarred', 'hasPlayIcon']],
    [false, 'nothing', tea, []],
  ])('%s: %s', (expected, _, link, changed) => {
    expect(changesCard(link, changed)).toBe(expected);
  });
});
