import { fitsHeader } from '../../../../shared/mail/mail';
import { LANGUAGES } from '../../../../shared/domain/language';
import {
  addressChangedMail,
  addressInUseMail,
  codeMail,
  partlyHidden,
  tokenReusedMail,
} from './identity-mails';
import { MAIL_TEXTS } from './mail-texts';

const ORIGIN = 'https://app.example';
const at = new Date('2026-11-21T14:49:00Z');
const hostile = `<script>alert(1)</script>"'&@example.com`;

/** Every text by its place, such as `signIn.title`. */
function leaves(value: object, place = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    typeof each === 'string' ? [[`${place}${key}`, each]] : leaves(each as object, `${place}${key}.`),
  );
}
const blanks = (text: string): string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();

describe('the mails of identity', () => {
  const english = leaves(MAIL_TEXTS.en);

  it.each(LANGUAGES)('have every text in %s, with the same blanks and in its own words', (lang) => {
    const own = new Map(leaves(MAIL_TEXTS[lang]));
    expect([...own.keys()]).toEqual(english.map(([place]) => place));
    for (const [place, text] of english) {
      const translated = own.get(place) ?? '';
      expect(translated.trim()).not.toBe('');
      expect([place, blanks(translated)]).toEqual([place, blanks(text)]);
      if (lang !== 'en') expect(translated).not.toBe(text);
    }
  });

  it.each(LANGUAGES)('put the code first and lead to the login page in %s', (lang) => {
    const mail = codeMail(lang, {
      kind: 'signIn',
      code: '012345',
      email: 'mei+1@example.com',
      appOrigin: ORIGIN,
    });
    expect(mail.subject).toMatch(/^012345 /);
    const prefix = lang === 'zh-TW' ? '' : `/${lang}`;
    expect(mail.text).toContain(
      `${ORIGIN}${prefix}/login?verification_code=012345&email=mei%2B1%40example.com`,
    );
    expect(mail.html).toContain(`<html lang="${lang}">`);
    expect(mail.text).toContain('10');
  });

  it('write 驗證碼 and 電子郵件 as people in Taiwan do', () => {
    const all = leaves(MAIL_TEXTS['zh-TW']).map(([, text]) => text);
    expect(
      codeMail('zh-TW', { kind: 'move', code: '123456', email: 'a@b.example', appOrigin: ORIGIN }).subject,
    ).toBe('123456 是你的 Linklet 驗證碼');
    expect(all.join('')).not.toMatch(/登錄|賬號|郵箱|驗証|設備|鏈接|短信/);
  });

  it.each(LANGUAGES)('let nothing that people wrote become markup or a header in %s', (lang) => {
    const mails = [
      codeMail(lang, { kind: 'register', code: '123456', email: hostile, appOrigin: ORIGIN }),
      addressChangedMail(lang, hostile),
      addressInUseMail(lang),
      tokenReusedMail(lang, { device: hostile, at, appOrigin: ORIGIN }),
    ];
    for (const { subject, html, text } of mails) {
      expect(html).not.toContain('<script');
      expect(fitsHeader(subject)).toBe(true);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  it('tell when and where a login was ended', () => {
    const { text } = tokenReusedMail('en', { device: 'Chrome, Windows', at, appOrigin: ORIGIN });
    expect(text).toContain('Device: Chrome, Windows\nTime: 2026-11-21 14:49 UTC');
    expect(tokenReusedMail('en', { device: '', at, appOrigin: ORIGIN }).text).not.toContain('Device');
  });

  it('hide most of an address', () => {
    expect(partlyHidden('meiling@example.com')).toBe('m•••@example.com');
    expect(partlyHidden('𠮷野@example.com')).toBe('𠮷•••@example.com');
  });
});
