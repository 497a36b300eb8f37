import { Injectable } from '@nestjs/common';
import type { BatchTask } from '../domain/batch-task.entity';
import { REMOTE_HEADING, remoteRow } from '../domain/remote/remote-services';
import type { RemotePage } from '../domain/remote/remote-service';
import type { RemoteSource } from '../domain/remote/remote-source';
import { MAX_FILE_BYTES, MAX_ROWS } from '../domain/table-limits';
import { BatchChangesService } from './batch-changes.service';
import { ImportTokens } from './import-tokens';
import { RemoteFailed, RemoteLinks } from './ports/remote-links';
import { TableFiles } from './ports/table-files';

/** Others wait for the place of long jobs meanwhile. */
const PAGES_AT_ONCE = 20;
/** An account of so many links has no more pages, whatever the service says. */
const MAX_PAGES = 5_000;

/** Fetches the links of an account at another service into a file, page by page; begins where it was left. */
@Injectable()
export class FetchLinksService {
  constructor(
    private readonly remote: RemoteLinks,
    private readonly files: TableFiles,
    private readonly tokens: ImportTokens,
    private readonly changes: BatchChangesService,
  ) {}

  /** Some pages; what is left is the next job's. */
  async fetch({ id, file: { name, remote: first } }: BatchTask, signal: AbortSignal): Promise<void> {
    let remote: RemoteSource | null = first ?? null;
    for (let pages = 0; remote !== null && pages < PAGES_AT_ONCE; pages += 1) {
      signal.throwIfAborted();
      const page = await this.pageOf(id, remote);
      if (page === null) return;
      const rows = (remote.bytes === 0 ? REMOTE_HEADING : '') + page.links.map(remoteRow).join('');
      const bytes = await this.files.append(name, remote.bytes, rows);
      if (bytes > MAX_FILE_BYTES) return this.changes.fail(id, 'http.file-too-large', null);
      const isEnough = remote.rows + page.links.length > MAX_ROWS || remote.pages + 1 >= MAX_PAGES;
      remote = await this.changes.noteFetched(id, remote.bytes, {
        ...{ rows: page.links.length, bytes, next: isEnough ? null : page.next },
      });
    }
    await this.changes.wake(id);
  }

  /** Null when there is none now. */
  private async pageOf(taskId: number, remote: RemoteSource): Promise<RemotePage | null> {
    const { service, origin, cursor } = remote;
    try {
      return await this.remote.page(service, { origin, token: this.tokens.open(remote.token) }, cursor);
    } catch (error) {
      if (!(error instanceof RemoteFailed)) throw error;
      await this.changes.noteFetchFailed(taskId, error.code);
      return null;
    }
  }
}
