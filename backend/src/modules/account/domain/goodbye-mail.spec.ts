import { goodbyeTexts } from './goodbye-mail';

describe('the goodbye', () => {
  it.each(['zh-TW', 'en', 'vi', 'id', 'ja'])('is said in %s', (lang) => {
    const { subject, paragraphs, footer } = goodbyeTexts(lang);
    expect(subject).toContain('Linklet');
    expect(paragraphs).toHaveLength(3);
    expect(footer).not.toBe('');
  });

  it.each(['fr', 'constructor'])('is English for %s', (lang) => {
    expect(goodbyeTexts(lang)).toBe(goodbyeTexts('en'));
  });
});
