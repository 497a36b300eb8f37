import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { SafetySettings } from '../../../config/settings';
import { Clock } from '../../../shared/domain/clock';
import {
  type BlockListReading,
  BlockListSource,
  type SkippedLine,
} from '../application/ports/block-list-source';
import { BlockList } from '../domain/block-list';

const LOOK_AGAIN_MS = 1_000;
const LARGEST_FILE = 64 * 1024 * 1024;
/** Lines between two turns of the event loop: visitors wait for no list. */
const LINES_AT_ONCE = 2_000;
const MAX_NAMED = 20;
const MAX_NAMED_LENGTH = 100;

const NEVER_READ: BlockListReading = {
  readAt: null,
  entries: 0,
  skipped: 0,
  skippedLines: [],
  isOutdated: false,
};

/** The operator's file, looked at again each second at most while it is asked for. Nothing is blocked where there is none. */
@Injectable()
export class FileBlockList extends BlockListSource {
  private readonly logger = new Logger('Safety');
  private readonly file: string;
  private list = new BlockList();
  private last = NEVER_READ;
  /** Of the file as it was read last; empty when there was none. */
  private version = '';
  private lookedAt = -Infinity;
  private looking: Promise<void> | null = null;

  constructor(
    { blockListFile }: SafetySettings,
    private readonly clock: Clock,
  ) {
    super();
    this.file = blockListFile;
  }

  get known(): BlockList {
    return this.list;
  }

  async current(): Promise<BlockList> {
    const now = this.clock.now().getTime();
    // A long list takes more than a second: it is not begun again while it is being read.
    if (this.looking === null && Math.abs(now - this.lookedAt) >= LOOK_AGAIN_MS) {
      this.lookedAt = now;
      this.looking = this.look().finally(() => (this.looking = null));
    }
    await this.looking;
    return this.list;
  }

  async reading(): Promise<BlockListReading> {
    await this.current();
    return this.last;
  }

  private async look(): Promise<void> {
    const found = await stat(this.file).catch(() => null);
    const version = found?.isFile() ? `${found.mtimeMs}:${found.size}:${found.ino}` : '';
    if (version === this.version) return;
    try {
      if (found !== null && found.size > LARGEST_FILE) throw new RangeError('it is longer than 64 MiB');
      if (version === '') [this.list, this.last] = [new BlockList(), NEVER_READ];
      else await this.read();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.last = { ...this.last, isOutdated: true };
      this.logger.warn(
        { file: this.file, why },
        'the block list cannot be read; what it blocked before stays blocked',
      );
    }
    this.version = version;
  }

  private async read(): Promise<void> {
    const list = new BlockList();
    const bad: SkippedLine[] = [];
    let skipped = 0;
    let number = 0;
    const lines = createInterface({ input: createReadStream(this.file, 'utf8'), crlfDelay: Infinity });
    for await (const line of lines) {
      number += 1;
      const text = number === 1 ? line.replace(/^\ufeff/, '') : line;
      if (!list.add(text)) {
        skipped += 1;
        if (bad.length < MAX_NAMED) bad.push({ number, text: text.slice(0, MAX_NAMED_LENGTH) });
      }
      if (number % LINES_AT_ONCE === 0) await setImmediate();
    }
    const readAt = this.clock.now();
    this.list = list;
    this.last = { readAt, entries: list.size, skipped, skippedLines: bad, isOutdated: false };
    this.report(this.last);
  }

  private report({ entries, skipped, skippedLines }: BlockListReading): void {
    this.logger.log({ file: this.file, entries }, 'the block list has been read');
    if (skipped === 0) return;
    const lines = skippedLines.map(({ number, text }) => `${String(number)}: ${text}`);
    this.logger.warn(
      { file: this.file, lines, skipped },
      'lines of the block list were skipped: write a host, *.domain, or host/path* there',
    );
  }
}
