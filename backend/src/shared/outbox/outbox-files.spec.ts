import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxFiles } from './outbox-files';

describe('the outbox', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'new');
  afterAll(() => {
    rmSync(join(dir, '..'), { recursive: true });
  });
  const outbox = new OutboxFiles(dir, Buffer.from('key'), {
    now: () => new Date('2026-11-21T03:00:00.123Z'),
  });
  const write = (recipient: string, id: string) =>
    outbox.write({ id, recipient, extension: '.txt', content: `to ${recipient}` });

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
    await outbox.forget('ada@example.com');
    await outbox.forget('ada@example.com');
    expect(readdirSync(dir)).toEqual([bobs]);
  });
});
