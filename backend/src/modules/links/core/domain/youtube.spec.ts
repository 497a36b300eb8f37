import { toWatchForm, youtubeVideoId } from './youtube';

const ID = 'dQw4w9WgXcQ';
const WATCH = `https://www.youtube.com/watch?v=${ID}`;

describe('the video of a YouTube address', () => {
  it.each([
    [`https://youtu.be/${ID}?t=43&si=AbC`, `${WATCH}&t=43`],
    [`https://youtu.be/${ID}`, WATCH],
    [`https://youtu.be./${ID}`, WATCH],
    [`http://youtu.be/${ID}/`, WATCH],
    [`https://youtu.be/${ID}&feature=x`, WATCH],
    [`https://m.youtube.com/watch?feature=x&v=${ID}&list=PL1`, `${WATCH}&list=PL1`],
    [`HTTPS://WWW.YouTube.COM/watch?v=${ID}`, WATCH],
    [`https://www.youtube.com./watch?v=${ID}`, WATCH],
    [`https://www.youtube.com/watch/?v=${ID}`, WATCH],
    [`https://www.youtube.com/watch/${ID}`, WATCH],
    [`https://www.youtube.com/shorts/${ID}?feature=share`, WATCH],
    [`https://www.youtube.com/live/${ID}`, WATCH],
    [`https://www.youtube-nocookie.com/embed/${ID}`, WATCH],
    [`https://youtube-nocookie.com/embed/${ID}?start=5`, `${WATCH}&start=5`],
    [`https://www.youtube.com/v/${ID}?version=3`, WATCH],
    [`https://www.youtube.com/vi/${ID}`, WATCH],
    [`https://www.youtube.com/e/${ID}`, WATCH],
    [`https://music.youtube.com/watch?v=${ID}&list=RD1&pp=x`, `${WATCH}&list=RD1`],
    [`https://gaming.youtube.com/watch?v=${ID}`, WATCH],
    [`https://youtube.com/watch?v=${ID}&v=xxxxxxxxxxx`, WATCH],
    [`https://www.youtube.com/attribution_link?u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`, WATCH],
    [`https://www.youtube.com/attribution_link?a=1&u=%2Fwatch%3Fv%3D${ID}%26t%3D9`, `${WATCH}&t=9`],
    [
      `https://www.youtube.com/watch?v=${ID}&utm_campaign=%E6%98%A5&t=1m#c`,
      `${WATCH}&utm_campaign=%E6%98%A5&t=1m#c`,
    ],
  ])('%s', (address, watchForm) => {
    expect(youtubeVideoId(new URL(address))).toBe(ID);
    expect(toWatchForm(address)).toBe(watchForm);
    expect(toWatchForm(watchForm)).toBe(watchForm);
  });

  it('takes every sign that ids are made of', () => {
    expect(youtubeVideoId(new URL('https://www.youtube.com/watch?v=_-_-_-_-_-_'))).toBe('_-_-_-_-_-_');
  });
});

describe('addresses without a video', () => {
  it.each([
    ['a parameter in capitals', `https://www.youtube.com/watch?V=${ID}`],
    ['the player of a list', 'https://www.youtube.com/embed/videoseries?list=PL1'],
    ['the player of a channel', 'https://www.youtube.com/embed/live_stream?channel=UC1'],
    ['an id of ten', 'https://www.youtube.com/watch?v=dQw4w9WgXc'],
    ['an id of twelve', `https://www.youtube.com/watch?v=${ID}Q`],
    ['no id', 'https://www.youtube.com/watch'],
    ['a list', 'https://www.youtube.com/playlist?list=PL1'],
    ['a handle', 'https://www.youtube.com/@handle'],
    ['a channel', 'https://www.youtube.com/channel/UC1'],
    ['a clip', 'https://www.youtube.com/clip/x'],
    ['the front page', 'https://www.youtube.com/'],
    ['the short host alone', 'https://youtu.be/'],
    ['a host that begins alike', `https://youtube.com.evil.test/watch?v=${ID}`],
    ['a host that ends alike', `https://notyoutube.com/watch?v=${ID}`],
    ['a host before the at sign', `https://youtu.be@evil.test/${ID}`],
    ['a way out of YouTube', `https://www.youtube.com/redirect?q=https%3A%2F%2Fyoutu.be%2F${ID}`],
    ['a share without an address', 'https://www.youtube.com/attribution_link?a=1'],
    ['a share of another site', `https://www.youtube.com/attribution_link?u=https://evil.test/watch?v=${ID}`],
    ['a share of no address', 'https://www.youtube.com/attribution_link?u=http%3A%2F%2F['],
    [
      'a share of a share',
      `https://www.youtube.com/attribution_link?u=%2Fattribution_link%3Fu%3D%252Fwatch%253Fv%253D${ID}`,
    ],
    ['a share on another host', `https://evil.test/attribution_link?u=%2Fwatch%3Fv%3D${ID}`],
  ])('%s: %s', (_, address) => {
    expect(youtubeVideoId(new URL(address))).toBeNull();
    expect(toWatchForm(address)).toBe(address);
  });
});
