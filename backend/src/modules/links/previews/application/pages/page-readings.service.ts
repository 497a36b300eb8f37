import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../shared/domain/clock';
import { JobQueue } from '../../../../../shared/jobs/job-queue';
import { PageReadingStore } from '../ports/page-reading-store';

export const READ_PAGES = 'links.read-pages';

/** Where one asks that the pages of links be read: those of new links, and of links that lead elsewhere now. */
@Injectable()
export class PageReadingsService {
  constructor(
    private readonly store: PageReadingStore,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's unit of work; one job, however many links. */
  async ask(linkIds: readonly number[]): Promise<void> {
    const [first] = linkIds;
    if (first === undefined) return;
    await this.store.add(linkIds);
    const id = `${READ_PAGES}:${first}:${this.clock.now().getTime()}`;
    await this.jobs.enqueue({ name: READ_PAGES, id, payload: null });
  }
}
