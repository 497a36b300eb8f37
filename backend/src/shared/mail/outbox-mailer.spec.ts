import { Logger } from '@nestjs/common';
import type { OutboxFiles } from '../outbox/outbox-files';
import { OutboxMailer } from './outbox-mailer';

describe('the outbox for mails', () => {
  afterEach(() => jest.restoreAllMocks());

  it('logs the subjects of codes, which one tries Linklet out with, and no names of people', async () => {
    const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
    const outbox = { write: () => Promise.resolve('a.eml') } as unknown as OutboxFiles;
    const mailer = new OutboxMailer(outbox, 'Linklet <no-reply@linklet.example>');
    const mail = { to: 'bob@example.com', text: 'x', html: '<p>x</p>' };
    await mailer.send({ ...mail, id: 'identity.code:1', subject: '123456 is your code' });
    await mailer.send({ ...mail, id: 'teams.invitation:1', subject: 'Ada invited you' });
    expect(log.mock.calls.map(([facts]) => facts as object)).toEqual([
      { subject: '123456 is your code', file: 'a.eml' },
      { file: 'a.eml' },
    ]);
  });
});
