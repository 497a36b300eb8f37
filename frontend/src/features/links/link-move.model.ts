import { makeAutoObservable } from 'mobx';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import { UNDO_MS } from '../../shared/undo-time';
import type { LinkOnDomain } from '../../api/link-name';
import type { LinksApi } from './links.api';

/** Where a link has gone. */
export interface Destination {
  readonly way: 'moved' | 'returned';
  /** Of the group that has it now; null when the reader may not know. */
  readonly name: string | null;
  /** Whether giving it back would bring it here. */
  readonly canUndo: boolean;
}

/** What keeps the reader at the place of a link that has left. */
type Hold = 'pointer' | 'focus';

/** A link that has just left its group: how long its place is kept, and the way back. */
export class LinkMove {
  readonly destination: Destination;
  readonly undoing = new Request<true>();
  private readonly api: Pick<LinksApi, 'giveBack'>;
  private readonly link: LinkOnDomain;
  private readonly key = randomId();
  private readonly holds = new Set<Hold>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onOver: (() => void) | null = null;

  constructor(api: Pick<LinksApi, 'giveBack'>, link: LinkOnDomain, destination: Destination) {
    this.api = api;
    this.link = link;
    this.destination = destination;
    makeAutoObservable<this, 'api' | 'link' | 'key' | 'holds' | 'timer' | 'onOver'>(
      this,
      {
        destination: false,
        undoing: false,
        api: false,
        link: false,
        key: false,
        holds: false,
        timer: false,
        onOver: false,
      },
      { autoBind: true },
    );
  }

  /** `onOver`: the time is over, and neither pointer nor focus is at the place. */
  start(onOver: () => void): void {
    this.onOver = onOver;
    this.count();
  }

  stop(): void {
    this.onOver = null;
    clearTimeout(this.timer);
  }

  hold(by: Hold): void {
    this.holds.add(by);
    clearTimeout(this.timer);
  }

  /** The time begins anew. */
  release(by: Hold): void {
    this.holds.delete(by);
    this.count();
  }

  /** Whether the link is back. */
  async undo(): Promise<boolean> {
    if (this.undoing.isPending) return false;
    clearTimeout(this.timer);
    const done = await this.undoing.run(async () => {
      await this.api.giveBack(this.link, this.key);
      return true;
    });
    return done === true;
  }

  private count(): void {
    clearTimeout(this.timer);
    // The reader wants it back: its place stays until that has worked or they have gone.
    if (this.holds.size > 0 || this.undoing.state !== 'idle') return;
    this.timer = setTimeout(() => this.onOver?.(), UNDO_MS);
  }
}
