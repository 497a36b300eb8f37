import { refuseDeepBody } from './body-depth';
import { CrossSiteRequest, refuseCrossSite } from './cross-site';

describe('a request from elsewhere', () => {
  it.each([
    ['POST', {}, 'a program'],
    [
      'POST',
      { origin: 'https://app.example', host: 'inner:3000' },
      'our page in an old browser, behind a proxy',
    ],
    ['POST', { 'sec-fetch-site': 'same-origin' }, 'our own page'],
    ['DELETE', { 'sec-fetch-site': 'none' }, 'typed by a person'],
    ['POST', { origin: 'http://l.example:81', host: 'l.example:81' }, 'our page in an old browser'],
    [
      'GET',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test', host: 'l.example' },
      'a link on another site',
    ],
  ])('is let through: %s with %j (%s)', (method, headers, _why) => {
    expect(() => {
      refuseCrossSite({ method, headers }, 'https://app.example');
    }).not.toThrow();
  });

  it.each([
    ['POST', { 'sec-fetch-site': 'cross-site' }],
    ['PUT', { 'sec-fetch-site': 'same-site', origin: 'https://l.example', host: 'l.example' }],
    ['DELETE', { 'sec-fetch-site': '' }],
    ['POST', { origin: 'https://evil.test', host: 'l.example' }],
    ['POST', { origin: 'null', host: 'l.example' }],
    ['PATCH', { origin: 'https://l.example.evil.test', host: 'l.example' }],
  ])('is refused: %s with %j', (method, headers) => {
    expect(() => {
      refuseCrossSite({ method, headers }, 'https://app.example');
    }).toThrow(CrossSiteRequest);
  });
});

describe('a body', () => {
  const nested = (depth: number): unknown => {
    let value: unknown = 'x';
    for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
    return value;
  };

  it.each([undefined, null, 'text', { url: 'x' }, nested(30), Array.from({ length: 10_000 }, () => ({}))])(
    'of ordinary depth is taken',
    (body) => {
      expect(() => {
        refuseDeepBody(body);
      }).not.toThrow();
    },
  );

  it.each([40, 200_000])('%i levels deep is refused without being walked to the end', (depth) => {
    expect(() => {
      refuseDeepBody(nested(depth));
    }).toThrow('nests too deeply');
  });
});
