import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JobRun } from '../../../../../shared/jobs/job';
import { JobHandlers } from '../../../../../shared/jobs/job-handlers';
import { UNREAD_PAGE } from '../../../core/domain/preview/link-preview';
import { pageSays } from '../../domain/pages/page-preview';
import { PageReader } from '../ports/page-reader';
import { PageReadingStore, type PageToRead } from '../ports/page-reading-store';
import { READ_PAGES } from './page-readings.service';

/**
 * Reads the pages that links lead to. One job of a process reads all that wait, and the others leave it to that one:
 * slow pages must not hold every worker while mails wait.
 */
@Injectable()
export class ReadPagesService implements OnModuleInit {
  private isReading = false;
  private isMoreWaiting = false;

  constructor(
    private readonly store: PageReadingStore,
    private readonly pages: PageReader,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(READ_PAGES, (_: unknown, { signal }) => this.readWaiting(signal));
  }

  private async readWaiting(signal: JobRun['signal']): Promise<void> {
    this.isMoreWaiting = true;
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.isMoreWaiting) {
        signal.throwIfAborted();
        this.isMoreWaiting = false;
        const taken = await this.store.take();
        if (taken.length > 0) this.isMoreWaiting = true;
        await Promise.all(taken.map((page) => this.read(page)));
      }
    } finally {
      this.isReading = false;
    }
  }

  private async read(page: PageToRead): Promise<void> {
    const facts = await this.pages.factsOf(page.url);
    await this.store.finish(page, facts === null ? UNREAD_PAGE : pageSays(page.url, facts));
  }
}
