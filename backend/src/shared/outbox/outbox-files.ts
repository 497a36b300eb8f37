import { mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { MailSettings } from '../../config/settings';
import { Clock } from '../domain/clock';
import { type Addressee, MessageMarks } from './message-marks';
import { readableMessage } from './readable-message';

/** A message that becomes a file. */
export interface OutboxMessage extends Addressee {
  readonly id: string;
  /** Ending of the file's name, with its dot. */
  readonly extension: string;
  readonly content: string | Uint8Array;
}

/** How every name that is ours begins; files of others are not touched. */
const OURS = /^\d{4}-\d\d-\d\dT[\d-]+Z-/;
const RETENTION_MS = 24 * 3_600_000;

/** A moment as names of files begin with it: sorted by name they are sorted by age. */
const nameOf = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-');

/** `Li` is not in `Linklet`. */
const asWholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');

/** Messages that nothing carries away, as files, for a day. */
@Injectable()
export class OutboxFiles {
  private readonly dir: string;

  constructor(
    { outboxDir }: MailSettings,
    private readonly marks: MessageMarks,
    private readonly clock: Clock,
  ) {
    this.dir = outboxDir;
  }

  /** Tells the file's name. */
  async write({ id, extension, content, ...addressee }: OutboxMessage): Promise<string> {
    await this.makeFolder();
    const marks = `${this.marks.ofMessage(id)}-${this.marks.ofAddressee(addressee)}`;
    const name = `${nameOf(this.clock.now())}-${marks}${extension}`;
    const file = join(this.dir, name);
    // Programs that watch the folder do not see half a message.
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
    return name;
  }

  /**
   * Removes all messages with one of these marks, halves that a crash left among them, and those to others that name
   * a sender so.
   */
  async forget(marks: readonly string[], names: readonly string[] = []): Promise<void> {
    const patterns = names.filter((name) => name !== '').map(asWholeWord);
    await this.remove(
      async (name) => marks.some((mark) => name.includes(`-${mark}.`)) || (await this.says(name, patterns)),
    );
  }

  /** What is older than a day is of no use: codes live for minutes, and people who left may be named in it. */
  removeOld(): Promise<void> {
    const oldest = nameOf(new Date(this.clock.now().getTime() - RETENTION_MS));
    return this.remove((name) => Promise.resolve(name < oldest));
  }

  private async says(name: string, patterns: readonly RegExp[]): Promise<boolean> {
    if (patterns.length === 0) return false;
    // Another process may have removed it meanwhile.
    const file = await readFile(join(this.dir, name), 'utf8').catch(() => '');
    const text = readableMessage(file);
    return patterns.some((pattern) => pattern.test(text));
  }

  private async remove(isUnwanted: (name: string) => Promise<boolean>): Promise<void> {
    await this.makeFolder();
    for await (const { name } of await opendir(this.dir)) {
      if (OURS.test(name) && (await isUnwanted(name))) await rm(join(this.dir, name), { force: true });
    }
  }

  private async makeFolder(): Promise<void> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
  }
}
