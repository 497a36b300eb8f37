import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { MailSettings } from '../../../src/config/settings';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import type { Mail } from '../../../src/shared/mail/mail';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { SmtpMailer } from '../../../src/shared/mail/smtp-mailer';
import { TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { MailServer } from '../../support/mail-server';
import { freePort } from '../../support/processes';
import { until } from '../../support/waiting';

const mail = (id: string, more: Partial<Mail> = {}): Mail => ({
  id,
  to: 'mei@example.com',
  subject: '123456 是您的 Linklet 驗證碼 🙂',
  text: '哈囉',
  html: '<p>哈囉</p>',
  ...more,
});

interface JobRow {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly payload: string;
  readonly error: string | null;
}

describe.each(enginesFor(0))('mail on %s', (engine) => {
  let mails: MailServer;
  let server: TestServer;
  let queue: MailQueue;
  let unitOfWork: UnitOfWork;

  beforeAll(async () => {
    mails = await MailServer.start();
    server = await TestServer.start(engine, {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Linklet 短網址 <no-reply@linklet.example>',
    });
    queue = server.web.app.get(MailQueue, { strict: false });
    unitOfWork = server.web.app.get(UnitOfWork, { strict: false });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });

  const jobOf = async (id: string): Promise<JobRow | undefined> =>
    (await unitOfWork.manager.query<JobRow[]>('SELECT * FROM jobs WHERE id LIKE ?', [`mail.%:${id}`]))[0];

  it('arrives as it was written, from the sender of the settings', async () => {
    await queue.enqueue(mail('plain'));
    const got = await mails.mailTo('mei@example.com');
    expect(got).toMatchObject({
      recipients: ['mei@example.com'],
      from: 'no-reply@linklet.example',
      subject: '123456 是您的 Linklet 驗證碼 🙂',
    });
    expect(got.text.trim()).toBe('哈囉');
    expect(got.html).toContain('<p>哈囉</p>');
    expect(got.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('is readable nowhere while it waits, and leaves nothing behind', async () => {
    const to = 'secret-address@example.com';
    await unitOfWork.run(async () => {
      await queue.enqueue(mail('waiting', { to }));
      const waiting = JSON.stringify(await jobOf('waiting'));
      expect(waiting).not.toMatch(/secret-address|example\.com|123456/);
    });
    await mails.mailTo(to);
    await until('the job is done', async () => (await jobOf('waiting'))?.state === 'done');
    expect((await jobOf('waiting'))?.payload).toBe('null');
  });

  it('is not sent when the transaction is rolled back, nor twice for one id', async () => {
    const to = 'once@example.com';
    const refused = unitOfWork.run(async () => {
      await queue.enqueue(mail('rolled-back', { to }));
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await queue.enqueue(mail('once', { to }));
    await queue.enqueue(mail('once', { to, subject: 'again' }));
    await queue.enqueue(mail('last', { to: 'last@example.com' }));
    await mails.mailTo('last@example.com');
    await mails.mailTo(to);
    expect(mails.allTo(to)).toHaveLength(1);
    expect(await jobOf('rolled-back')).toBeUndefined();
  });

  it('is tried again when the server is busy, and the address stands in no error', async () => {
    mails.busyTimes = 1;
    await queue.enqueue(mail('busy', { to: 'busy@example.com' }));
    await until('the first attempt failed', async () => Boolean((await jobOf('busy'))?.error));
    expect((await jobOf('busy'))?.error).toContain('451');
    expect((await jobOf('busy'))?.error).not.toContain('busy@example.com');
    await mails.mailTo('busy@example.com');
  });

  it('is dropped when nobody has the address, or when it came too late to be of use', async () => {
    mails.unknown.add('nobody@example.com');
    await queue.enqueue(mail('nobody', { to: 'nobody@example.com' }));
    const usefulUntil = '2020-01-01T00:00:00.000Z';
    await queue.enqueue(mail('late', { to: 'late@example.com', usefulUntil }));
    for (const id of ['nobody', 'late']) {
      await until(`${id} is done`, async () => (await jobOf(id))?.state === 'done');
    }
    expect((await jobOf('nobody'))?.attempts).toBe(1);
    expect(mails.allTo('late@example.com')).toEqual([]);
  });
});

describe('mail without a server', () => {
  it('becomes a whole file of the outbox that only the operator can read', async () => {
    const server = await TestServer.start();
    try {
      const { outboxDir } = server.web.app.get(MailSettings);
      await server.web.app.get(MailQueue, { strict: false }).enqueue(mail('filed'));
      const files = (): string[] => {
        try {
          return readdirSync(outboxDir).filter((name) => name.endsWith('.eml'));
        } catch {
          return [];
        }
      };
      await until('the file is there', () => files().length === 1);
      const file = join(outboxDir, files()[0] ?? '');
      const parsed = await PostalMime.parse(readFileSync(file));
      expect(parsed).toMatchObject({
        subject: '123456 是您的 Linklet 驗證碼 🙂',
        from: { address: 'no-reply@linklet.test', name: 'Linklet' },
        to: [{ address: 'mei@example.com', name: '' }],
      });
      expect(parsed.html).toContain('<p>哈囉</p>');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(outboxDir).mode & 0o777).toBe(0o700);
    } finally {
      await server.stop();
    }
  });
});

describe('a mail server that is away', () => {
  it('is an error without the address', async () => {
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${await freePort()}`, 'no-reply@linklet.example');
    await expect(mailer.send(mail('away'))).rejects.toThrow(
      /^the mail server did not take the mail: \S*ECONN|ESOCKET/,
    );
    await expect(mailer.send(mail('away'))).rejects.not.toThrow(/mei@/);
  });
});
