import { InvalidInput } from '../domain/domain-error';
import { checkMail, type Mail } from './mail';
import { mailMessageOf } from './mail-headers';

const mail = (more: Partial<Mail> = {}): Mail => ({
  id: 'greeting:1',
  to: 'mei@example.com',
  subject: '哈囉',
  text: 'x',
  html: '<p>x</p>',
  ...more,
});

describe('a mail', () => {
  it.each([
    'mei@example.com\r\nBcc: all@example.com',
    'mei@example.com\nX: y',
    'mei@example.com\u0000',
    'mei@example.com\u2028',
    'mei@example.com, all@example.com',
    'mei@example.com;all@example.com',
    'Mei <mei@example.com>',
    'a@b@c.example',
    'mei',
    '',
    ' mei@example.com',
  ])('goes to one address, not to %j', (to) => {
    expect(() => {
      checkMail(mail({ to }));
    }).toThrow(InvalidInput);
  });

  it.each(['Hello\r\nBcc: all@example.com', 'Hello\n', 'Hello\u0085', 'x'.repeat(301)])(
    'has no subject such as %j',
    (subject) => {
      expect(() => {
        checkMail(mail({ subject }));
      }).toThrow(InvalidInput);
    },
  );

  it('is the same message when it is sent again, under the name of the sender', () => {
    const from = 'Linklet <no-reply@linklet.example>';
    const { messageId } = mailMessageOf(mail(), from);
    expect(messageId).toMatch(/^<[0-9a-f]{32}@linklet\.example>$/);
    expect(mailMessageOf(mail({ subject: 'again' }), from).messageId).toBe(messageId);
    expect(mailMessageOf(mail({ id: 'greeting:2' }), from).messageId).not.toBe(messageId);
    expect(mailMessageOf(mail(), 'no-reply@b.example').messageId).toMatch(/@b\.example>$/);
  });

  it('says how it is ended by one click, where people have chosen it', () => {
    const from = 'no-reply@linklet.example';
    const unsubscribeUrl = 'https://linklet.example/api/v1/end?token=a.b-c_d';
    expect(mailMessageOf(mail({ unsubscribeUrl }), from).headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(JSON.stringify(mailMessageOf(mail(), from).headers)).not.toContain('List-');
  });

  it.each([
    'https://e.test/a\r\nBcc: all@example.com',
    'https://e.test/>,<mailto:x@e.test',
    'javascript:0',
    '',
  ])('is not ended at %j', (unsubscribeUrl) => {
    expect(() => {
      checkMail(mail({ unsubscribeUrl }));
    }).toThrow('does not fit into a header');
  });
});
