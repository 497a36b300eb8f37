import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { StorageSettings } from '../../../config/settings';
import { Clock } from '../../../shared/domain/clock';
import { OperatorNotices } from '../application/ports/operator-notices';
import { NO_NOTICES, type Notices, parseNotices } from '../domain/notice';

const LOOK_AGAIN_MS = 10_000;
const MAX_FILE_BYTES = 64 * 1_024;

/** `DATA_DIR/notices.json`, looked at again every ten seconds at most while it is asked for. */
@Injectable()
export class FileOperatorNotices extends OperatorNotices {
  private readonly logger = new Logger('Notices');
  private readonly file: string;
  private notices = NO_NOTICES;
  /** Of the file as it was read last; empty when there was none. */
  private version = '';
  private lookedAt = -Infinity;

  constructor(
    { dataDir }: StorageSettings,
    private readonly clock: Clock,
  ) {
    super();
    this.file = join(dataDir, 'notices.json');
  }

  async current(): Promise<Notices> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.lookedAt) < LOOK_AGAIN_MS) return this.notices;
    this.lookedAt = now;
    const version = await this.versionNow();
    if (version !== this.version) {
      this.version = version;
      this.notices = version === '' ? NO_NOTICES : await this.read();
    }
    return this.notices;
  }

  private async versionNow(): Promise<string> {
    try {
      const { mtimeMs, size } = await stat(this.file);
      return `${mtimeMs}:${size}`;
    } catch {
      return '';
    }
  }

  /** A file with a mistake is told of once, and is as good as none until it changes. */
  private async read(): Promise<Notices> {
    try {
      const json = await readFile(this.file, 'utf8');
      if (json.length > MAX_FILE_BYTES) throw new RangeError('the file is longer than 64 KiB');
      return parseNotices(json.replace(/^\ufeff/, ''));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.logger.warn(
        { file: this.file, why },
        'notices.json cannot be used and is ignored until it changes',
      );
      return NO_NOTICES;
    }
  }
}
