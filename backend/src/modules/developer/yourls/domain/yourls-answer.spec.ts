import { readCallback, written, type YourlsAnswer } from './yourls-answer';
import { shortenCodeOf } from './yourls-refusal';

const ANSWER: YourlsAnswer = {
  status: 200,
  simple: 'https://s.example/a',
  body: { url: { keyword: 'a&b', title: '</script>\u0000\ud800<b>"\'' }, statusCode: '200' },
};

describe('an answer of YOURLS', () => {
  it('is XML whose texts cannot end an element, without what XML cannot have', () => {
    expect(written(ANSWER, 'xml', null)).toEqual({
      type: 'application/xml; charset=utf-8',
      text:
        '<?xml version="1.0" encoding="UTF-8"?>\n<result><url><keyword>a&amp;b</keyword>' +
        '<title>&lt;/script&gt;&lt;b&gt;&quot;&apos;</title></url><statusCode>200</statusCode></result>\n',
    });
  });

  it('is JSON, or a call with it that no page can be broken by', () => {
    expect(written(ANSWER, 'json', null).text).toBe(JSON.stringify(ANSWER.body));
    const { type, text } = written(ANSWER, 'jsonp', 'app.seen');
    expect(type).toBe('application/javascript; charset=utf-8');
    expect(text).toMatch(/^\/\*\*\/app\.seen\(\{.*\}\);$/);
    expect(text).not.toContain('<');
    expect(written(ANSWER, 'jsonp', null).type).toBe('application/json; charset=utf-8');
  });

  it('is the short URL alone in the simple format', () => {
    expect(written(ANSWER, 'simple', null)).toEqual({
      type: 'text/plain; charset=utf-8',
      text: ANSWER.simple,
    });
  });

  it.each([
    ['jQuery1_2.seen', 'jQuery1_2.seen'],
    ['$', '$'],
    ['alert(1)', null],
    ['<b>', null],
    ['1a', null],
    ['', null],
    ['a'.repeat(129), null],
  ])('calls %s: %s', (name, read) => {
    expect(readCallback(name)).toBe(read);
  });

  it('has the code of the first reason that YOURLS knows', () => {
    expect(shortenCodeOf(['http.invalid-input', 'links.slug-taken'])).toBe('error:keyword');
    expect(shortenCodeOf(['links.address-malformed'])).toBe('error:url');
  });
});
