import { NAUGHTY_TEXTS } from '../../../../../test/support/naughty-texts';
import { checkMail } from '../../../../shared/mail/mail';
import { LANGUAGES } from '../../../identity';
import { REPORT_REASONS } from '../../domain/report-reason';
import { alarmMail } from './alarm-mail';
import { ownerMail } from './owner-mail';

const page = 'http://linklet.test/users/7/links/abc';

describe.each(LANGUAGES)('mails about reports in %s', (lang) => {
  it('tell those who run the site how many wait, and where', () => {
    const mail = alarmMail(lang, { count: 3, open: 12, url: 'http://linklet.test/admin/reports' });
    checkMail({ id: 'x', to: 'root@example.com', ...mail });
    expect(mail.subject).toContain('3');
    expect(mail.text).toContain('12');
    expect(mail.text).toContain('http://linklet.test/admin/reports');
    expect(mail.text).not.toMatch(/[{}]/);
  });

  it.each(['warn', 'disable', 'lift', 'uphold'] as const)('tell the owner of %s', (action) => {
    for (const reason of [...REPORT_REASONS, null]) {
      const facts = { shortUrl: 'http://linklet.test/abc', url: 'https://example.com/', reason, page };
      const mail = ownerMail(lang, action, facts);
      checkMail({ id: 'x', to: 'owner@example.com', ...mail });
      for (const part of [facts.shortUrl, facts.url, page]) expect(mail.text).toContain(part);
    }
  });

  it('keep the text of an address text', () => {
    for (const naughty of NAUGHTY_TEXTS) {
      const url = `https://example.com/${naughty}`;
      const { html, subject } = ownerMail(lang, 'disable', { shortUrl: url, url, reason: 'spam', page });
      expect(subject).not.toContain('example.com');
      expect(html).not.toMatch(/<(script|img|svg|iframe|a href="javascript)/i);
    }
  });
});
