import { createHmac } from 'node:crypto';
import { mkdir, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../domain/clock';

/** A message that becomes a file. */
export interface OutboxMessage {
  readonly id: string;
  /** Address or number that it goes to. */
  readonly recipient: string;
  /** Ending of the file's name, with its dot. */
  readonly extension: string;
  readonly content: string | Uint8Array;
}

const MARK_LENGTH = 16;

/**
 * Messages that nothing carries away yet, as files. A name holds a mark of the recipient, made with a key of ours:
 * a person's messages can be found and removed without reading all others, and nobody learns from a listing who got some.
 */
export class OutboxFiles {
  constructor(
    private readonly dir: string,
    private readonly key: Buffer,
    private readonly clock: Clock,
  ) {}

  /** Tells the file's name. */
  async write({ id, recipient, extension, content }: OutboxMessage): Promise<string> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const time = this.clock.now().toISOString().replaceAll(/[:.]/g, '-');
    const name = `${time}-${this.mark('id', id)}-${this.mark('to', recipient)}${extension}`;
    const file = join(this.dir, name);
    // Nobody who watches the folder sees half a message.
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
    return name;
  }

  /** Removes all messages to this address or number, halves that a crash left among them. */
  async forget(recipient: string): Promise<void> {
    const mark = `-${this.mark('to', recipient)}.`;
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    for await (const { name } of await opendir(this.dir)) {
      if (name.includes(mark)) await rm(join(this.dir, name), { force: true });
    }
  }

  private mark(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind}\n${text}`).digest('hex').slice(0, MARK_LENGTH);
  }
}
