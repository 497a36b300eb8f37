import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailSettings, SecretSettings } from '../../config/settings';
import { MessageMarks } from './message-marks';
import { OutboxFiles } from './outbox-files';

const DAY_MS = 24 * 3_600_000;

describe('the outbox', () => {
  let dir: string;
  let now: Date;
  let marks: MessageMarks;
  let outbox: OutboxFiles;
  beforeEach(() => {
    dir = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'new');
    now = new Date('2026-11-21T03:00:00.123Z');
    marks = new MessageMarks(new SecretSettings('no placeholder but forty random letters'));
    outbox = new OutboxFiles(new MailSettings(null, '', dir), marks, { now: () => now });
  });
  afterEach(() => {
    rmSync(join(dir, '..'), { recursive: true });
  });

  const write = (to: string, id: string, userId = 0) =>
    outbox.write({ id, to, userId, extension: '.txt', content: `to ${to}` });

  it('keeps messages from other accounts of the machine, under names that tell of nobody', async () => {
    const name = await write('ada@example.com', '1');
    expect(name).toMatch(/^2026-11-21T03-00-00-123Z-[0-9a-f]{16}-[0-9a-f]{16}\.txt$/);
    expect(readFileSync(join(dir, name), 'utf8')).toBe('to ada@example.com');
    expect(statSync(join(dir, name)).mode & 0o077).toBe(0);
  });

  it('writes a message that is sent again over itself', async () => {
    expect(await write('ada@example.com', '1')).toBe(await write('ada@example.com', '1'));
  });

  it('forgets whoever leaves, and nobody else', async () => {
    const bobs = await write('bob@example.com', '3');
    const half = await write('ada@example.com', '2');
    writeFileSync(join(dir, `${half}.part`), 'half');
    await write('adas-new-address@example.com', '4', 7);
    const adas = [marks.ofAddress('ada@example.com'), marks.ofPerson(7)];
    await outbox.forget(adas);
    await outbox.forget(adas);
    expect(readdirSync(dir)).toEqual([bobs]);
  });

  it('forgets messages to others that name whoever leaves, however mail programs encode them', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'crlf' });
    const named = async (id: string, subject: string, text: string): Promise<string> => {
      const { message } = await transport.sendMail({
        to: 'bob@example.com',
        subject,
        text,
        html: `<p>${text}</p>`,
      });
      return outbox.write({ id, to: 'bob@example.com', extension: '.eml', content: message as Buffer });
    };
    await named('1', '林美美 invited you', 'x');
    await named('2', 'An invitation', `${'A long line that is wrapped. '.repeat(5)}By 林美美.`);
    await named('3', 'An invitation', '林美美邀請你加入群組。'.repeat(20).replaceAll('林美美', '，林美美，'));
    await named('4', 'Hello', 'Write to li@example.com, please.');
    await outbox.write({ id: '5', to: '+886', extension: '.txt', content: 'Li wrote.' });
    await named('8', 'From Ann-Lee/(QA) [x] $^', 'x');
    const kept = [
      await named('6', 'Your Linklet code', 'Linklet, list, 林美'),
      await write('bob@example.com', '7'),
    ];
    await outbox.forget([], ['林美美', 'Li', 'li@example.com', 'Ann-Lee/(QA) [x] $^', '']);
    expect(readdirSync(dir).sort()).toEqual(kept.sort());
  });

  it('keeps a message for a day, and touches no file that is not its own', async () => {
    await outbox.removeOld();
    const first = await write('ada@example.com', '1');
    writeFileSync(join(dir, '0-notes.txt'), 'the operator’s');
    now = new Date(now.getTime() + DAY_MS);
    const second = await write('ada@example.com', '2');
    await outbox.removeOld();
    expect(readdirSync(dir).sort()).toEqual(['0-notes.txt', first, second].sort());
    now = new Date(now.getTime() + 1);
    await outbox.removeOld();
    expect(readdirSync(dir).sort()).toEqual(['0-notes.txt', second]);
  });
});
