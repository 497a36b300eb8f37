import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnEachEngine } from '../../../test/support/database';
import { JobProcess, MovableClock } from '../../../test/support/jobs';
import { MailSettings, SecretSettings } from '../../config/settings';
import { MessageMarks } from './message-marks';
import { OutboxFiles } from './outbox-files';
import { type SealedMessage, WaitingMessages } from './waiting-messages';

const secrets = new SecretSettings('no placeholder but forty random letters');
const ada = { userId: 7, email: 'ada@example.com' };

describeOnEachEngine('messages on their way', (engine) => {
  let dir: string;
  let outbox: OutboxFiles;
  let messages: WaitingMessages;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'outbox-'));
    const clock = new MovableClock();
    const marks = new MessageMarks(secrets);
    outbox = new OutboxFiles(new MailSettings(null, '', dir), marks, clock);
    messages = new WaitingMessages(new JobProcess(engine, clock).queue, marks, outbox, secrets);
  });
  afterAll(() => {
    rmSync(dir, { recursive: true });
  });

  const jobs = (): Promise<{ id: string; payload: string }[]> =>
    engine.dataSource.query('SELECT id, payload FROM jobs ORDER BY created_at');
  const waiting = async (): Promise<string[]> => (await jobs()).map(({ id }) => id.split(':').at(-1) ?? '');

  it('are opened by whoever sends them, and read by nobody else', async () => {
    await messages.add('sms.send', { id: 'first', to: '+886912345678', userId: 8 });
    const [job] = await jobs();
    expect(JSON.stringify(job)).not.toContain('912345678');
    expect(messages.open(JSON.parse(job?.payload ?? '') as SealedMessage)).toEqual({
      id: 'first',
      to: '+886912345678',
      userId: 8,
    });
  });

  it('wait once, however often they are added', async () => {
    await messages.add('mail.send', { id: 'once', to: 'bob@example.com' });
    await messages.add('mail.send', { id: 'once', to: 'bob@example.com' });
    expect(await waiting()).toEqual(['first', 'once']);
  });

  it('end with whoever leaves, and with nobody else', async () => {
    await messages.add('mail.send', { id: 'before-registering', to: ada.email });
    await messages.add('mail.send', {
      id: 'to-a-new-address',
      to: 'lovelace@example.com',
      userId: ada.userId,
    });
    await messages.add('sms.send', { id: 'to-a-number', to: '+886987654321', userId: ada.userId });
    await outbox.write({ id: 'sent', ...ada, to: '+886987654321', extension: '.txt', content: '' });
    await outbox.write({ id: 'others', to: 'bob@example.com', extension: '.eml', content: '' });
    await messages.forget(ada);
    await messages.forget({ userId: 9, email: null });
    expect(await waiting()).toEqual(['first', 'once']);
    expect(readdirSync(dir)).toHaveLength(1);
  });
});
