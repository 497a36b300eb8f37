import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ProcessSettings, StorageSettings } from '../../../config/settings';
import { Metrics } from '../../../shared/health/metrics';
import { JournalWriter } from '../../../shared/journal/journal-writer';
import { type Kept, VisitJournal } from '../application/ports/visit-journal';

/** The journal in the data folder of this machine; begun by the first visit. */
@Injectable()
export class LocalVisitJournal extends VisitJournal implements OnApplicationShutdown {
  private readonly logger = new Logger(LocalVisitJournal.name);
  private readonly writer: JournalWriter;
  private inTrouble = false;

  constructor(storage: StorageSettings, process: ProcessSettings, metrics: Metrics) {
    super();
    this.writer = new JournalWriter({
      dir: storage.journalDir,
      durability: process.clickDurability,
      onTrouble: (trouble) => {
        this.report(trouble);
      },
    });
    metrics.gauge(
      'linklet_journal_waiting_bytes',
      'Clicks that the disk has not taken yet.',
      () => this.writer.waitingBytes,
    );
    metrics.counter(
      'linklet_journal_lost_bytes_total',
      'Clicks given up because the disk refused for too long.',
      () => this.writer.lostBytes,
    );
  }

  append(line: string, kept: Kept): void {
    this.writer.append(line, kept);
  }

  onApplicationShutdown(): void {
    this.writer.close();
  }

  private report(trouble: { error: Error; waitingBytes: number } | null): void {
    if (trouble && !this.inTrouble) {
      this.logger.error(
        { err: trouble.error, waitingBytes: trouble.waitingBytes },
        'the disk refuses clicks; they wait in memory',
      );
    }
    if (!trouble && this.inTrouble) this.logger.log('the disk takes clicks again');
    this.inTrouble = trouble !== null;
  }
}
