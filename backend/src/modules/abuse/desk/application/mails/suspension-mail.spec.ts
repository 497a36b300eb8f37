import { checkMail } from '../../../../../shared/mail/mail';
import { LANGUAGES } from '../../../../identity';
import { REPORT_REASONS } from '../../../domain/report-reason';
import { suspensionMail } from './suspension-mail';

const page = 'http://linklet.test/login';

describe.each(LANGUAGES)('mails about suspensions in %s', (lang) => {
  it.each(['suspended', 'restored'] as const)('tell somebody that their account is %s', (event) => {
    for (const reason of REPORT_REASONS) {
      const mail = suspensionMail(lang, event, { reason, page, rules: 'http://linklet.test/policy' });
      checkMail({ id: 'x', to: 'owner@example.com', ...mail });
      expect(mail.text).toContain(page);
      expect(mail.text.includes('http://linklet.test/policy')).toBe(event === 'suspended');
      expect(mail.text).not.toMatch(/[{}]/);
    }
  });
});
