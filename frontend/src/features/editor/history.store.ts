import { makeAutoObservable } from 'mobx';
import { Departures } from '../../shared/departures';
import { Request } from '../../shared/request';
import type { EditorApi, HistoryPage, LinkChange, LinkDetails } from './editor.api';

const PAGE_SIZE = 20;

interface Shown {
  /** The link as it is now. */
  readonly link: LinkDetails;
  /** A rollback has changed it. */
  readonly refresh: (link: LinkDetails) => void;
}

/** What was changed of a link, and the ways back to where it led. */
export class HistoryStore {
  changes: readonly LinkChange[] = [];
  hasMore = false;
  readonly loading = new Request<HistoryPage>();
  /** Rollbacks, each of which waits until it cannot be undone any more. */
  readonly rollBacks: Departures;
  private next = -1;
  private readonly api: Pick<EditorApi, 'history' | 'rollBack'>;
  private readonly shown: Shown;

  constructor(api: Pick<EditorApi, 'history' | 'rollBack'>, shown: Shown) {
    this.api = api;
    this.shown = shown;
    this.rollBacks = new Departures({
      send: async (changeId, isLeaving) => {
        this.shown.refresh(await this.api.rollBack(this.shown.link, changeId, isLeaving));
      },
      onGone: () => void this.load(),
    });
    makeAutoObservable<this, 'api' | 'shown' | 'next'>(
      this,
      { loading: false, rollBacks: false, api: false, shown: false, next: false },
      { autoBind: true },
    );
  }

  /** Names that the link had before, as far as its history is known. */
  get formerNames(): readonly string[] {
    const names = this.changes.flatMap(({ field, before }) =>
      field === 'encodeId' && typeof before === 'string' ? [before] : [],
    );
    return [...new Set(names)].filter((name) => name !== this.shown.link.encodeId);
  }

  /** From the newest change on. */
  async load(): Promise<void> {
    const page = await this.loading.run(() => this.ask(-1));
    if (page !== null) this.show(page, []);
  }

  async loadMore(): Promise<void> {
    if (this.loading.isPending) return;
    const page = await this.loading.run(() => this.ask(this.next));
    if (page !== null) this.show(page, this.changes);
  }

  private ask(start: number): Promise<HistoryPage> {
    return this.api.history(this.shown.link, start, PAGE_SIZE);
  }

  private show({ changes, start }: HistoryPage, known: readonly LinkChange[]): void {
    this.changes = [...known, ...changes];
    this.hasMore = changes.length >= PAGE_SIZE;
    this.next = start;
  }
}
