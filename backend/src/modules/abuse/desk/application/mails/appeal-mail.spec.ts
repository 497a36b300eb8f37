import { NAUGHTY_TEXTS } from '../../../../../../test/support/naughty-texts';
import { checkMail } from '../../../../../shared/mail/mail';
import { LANGUAGES } from '../../../../identity';
import { appealRefusedMail, appealsWaitingMail } from './appeal-mail';

const page = 'http://linklet.test/appeal#token';

describe.each(LANGUAGES)('mails about appeals in %s', (lang) => {
  it('tell those who run the site how many wait, and where', () => {
    const mail = appealsWaitingMail(lang, { open: 12, page });
    checkMail({ id: 'x', to: 'root@example.com', ...mail });
    for (const part of ['12', page]) expect(mail.text).toContain(part);
    expect(mail.text).not.toMatch(/[{}]/);
  });

  it('tell whoever appealed why the suspension stays', () => {
    const mail = appealRefusedMail(lang, { answer: 'All 40 links asked for cards.', page });
    checkMail({ id: 'x', to: 'owner@example.com', ...mail });
    for (const part of ['All 40 links asked for cards.', page]) expect(mail.text).toContain(part);
    expect(mail.text).not.toMatch(/[{}]/);
  });

  it('keep the words of an answer words', () => {
    for (const answer of NAUGHTY_TEXTS) {
      const { html } = appealRefusedMail(lang, { answer, page });
      expect(html).not.toMatch(/<(script|img|svg|iframe|a href="javascript)/i);
    }
  });
});
