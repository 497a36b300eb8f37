import { deletionNoticeTexts } from './deletion-mail';

describe('the goodbye', () => {
  it.each(['zh-TW', 'en', 'vi', 'id', 'ja'])('is said in %s', (lang) => {
    const { subject, paragraphs, footer } = deletionNoticeTexts(lang);
    expect(subject).toContain('Linklet');
    expect(paragraphs).toHaveLength(3);
    expect(footer).not.toBe('');
  });

  it.each(['fr', 'constructor'])('is English for %s', (lang) => {
    expect(deletionNoticeTexts(lang)).toBe(deletionNoticeTexts('en'));
  });
});
