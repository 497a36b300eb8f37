import { parsedUrl } from './parsed-url';

it('is an address, or null for whatever bytes a header holds', () => {
  expect(parsedUrl('https://example.com:8443/a')?.host).toBe('example.com:8443');
  for (const text of ['', 'example.com', 'http://', 'http://\u00ff\ud800', 'https://a b/']) {
    expect([text, parsedUrl(text)]).toEqual([text, null]);
  }
});
