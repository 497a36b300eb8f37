import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
