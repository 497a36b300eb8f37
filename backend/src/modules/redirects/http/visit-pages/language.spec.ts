import { languageOf, pageIn } from './language';

describe('the language of a page for visitors', () => {
  it.each([
    [undefined, 'zh-Hant-TW'],
    ['', 'zh-Hant-TW'],
    ['zh-TW,zh;q=0.9', 'zh-Hant-TW'],
    ['zh-CN', 'zh-Hant-TW'],
    ['vi-VN', 'vi'],
    ['ID', 'id'],
    ['fr-FR, ja;q=0.8', 'ja'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['ja;q=0.5, en;q=0.5', 'ja'],
    ['ja;q=0, vi;q=0.1', 'vi'],
    ['ja;q=0', 'en'],
    ['ja;q=nonsense, vi;q=0.1', 'vi'],
    ['ja;q=9, vi;q=1', 'ja'],
    ['vi; q=0.7 , id ; q=0.8', 'id'],
    ['fr', 'en'],
    ['*', 'en'],
    ['idx-XX', 'en'],
    [',,;q=', 'en'],
    ['\r\n<script>', 'en'],
    ['x'.repeat(10_000), 'en'],
  ])('is, for %.30j, %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it('is part of the addresses of our own pages', () => {
    expect(pageIn('zh-Hant-TW', 'https://app.test', '/report')).toBe('https://app.test/report');
    expect(pageIn('ja', 'https://app.test', '/report')).toBe('https://app.test/ja/report');
  });
});
