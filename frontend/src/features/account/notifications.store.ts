import { makeAutoObservable, runInAction } from 'mobx';
import { apiErrorOf } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { AppNotification, NotificationPage, NotificationsApi } from './account.api';

const PAGE = 10;
/** News is asked for at most this often. */
const TIMEOUT_MS = 60_000;

/** What the person was told and may not have seen yet. Of no use, and silent, while no one is signed in. */
export class NotificationsStore {
  items: readonly AppNotification[] = [];
  countOfUnread = 0;
  blocked: readonly string[] = [];
  /** Why the last change was taken back. */
  failure: { readonly code: string; readonly requestId: string | null } | null = null;
  readonly first = new Request<NotificationPage>();
  readonly older = new Request<NotificationPage>();
  private next: number | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;
  private readonly api: NotificationsApi;
  private readonly now: () => number;

  constructor(api: NotificationsApi, now: () => number = Date.now) {
    this.api = api;
    this.now = now;
    makeAutoObservable<this, 'api' | 'now' | 'askedAt'>(this, {
      api: false,
      now: false,
      askedAt: false,
      first: false,
      older: false,
    });
  }

  get view(): 'loading' | 'failed' | 'empty' | 'list' {
    if (this.items.length > 0) return 'list';
    if (this.first.value !== null) return 'empty';
    return this.first.state === 'failed' ? 'failed' : 'loading';
  }

  get hasOlder(): boolean {
    return this.next !== null;
  }

  /** Keeps the count fresh whenever the page is seen again after a while. Returns how to stop. */
  watch = (): (() => void) => {
    const onVisibility = (): void => {
      if (!document.hidden) this.refresh();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  };

  /** How many are new, as another answer says: the list itself is asked for when it is opened. */
  noteUnread = (count: number): void => {
    this.countOfUnread = count;
  };

  /** Asks for news, unless that was done a moment ago. */
  refresh = (): void => {
    if (this.now() - this.askedAt >= TIMEOUT_MS) void this.load();
  };

  /** The panel opens. */
  open = (): void => {
    if (this.first.state === 'failed') void this.load();
    else this.refresh();
  };

  load = async (): Promise<void> => {
    this.askedAt = this.now();
    const page = await this.first.run(() => this.api.notifications(null, PAGE));
    if (page === null) return;
    runInAction(() => {
      this.items = page.notifications;
      this.countOfUnread = page.countOfUnread;
      this.blocked = page.blocked;
      this.next = page.next;
    });
  };

  loadMore = async (): Promise<void> => {
    const { next } = this;
    if (next === null || this.older.isPending) return;
    const page = await this.older.run(() => this.api.notifications(next, PAGE));
    if (page === null) return;
    runInAction(() => {
      const known = new Set(this.items.map(({ id }) => id));
      this.items = [...this.items, ...page.notifications.filter(({ id }) => !known.has(id))];
      this.next = page.next;
    });
  };

  markAllRead = async (): Promise<void> => {
    if (this.countOfUnread === 0) return;
    await this.change(
      () => {
        this.items = this.items.map((item) => ({ ...item, isRead: true }));
        this.countOfUnread = 0;
      },
      () => this.api.markRead(null),
    );
  };

  markRead = async (id: number): Promise<void> => {
    if (this.items.find((item) => item.id === id)?.isRead !== false) return;
    await this.change(
      () => {
        this.items = this.items.map((item) => (item.id === id ? { ...item, isRead: true } : item));
        this.countOfUnread = Math.max(0, this.countOfUnread - 1);
      },
      () => this.api.markRead([id]),
    );
  };

  block = (type: string): Promise<void> => {
    return this.setBlocked(type, true);
  };

  unblock = (type: string): Promise<void> => {
    return this.setBlocked(type, false);
  };

  isBlocked = (type: string): boolean => {
    return this.blocked.includes(type);
  };

  /** Another person sits here now, who must not see what the one before was told. */
  forget = (): void => {
    this.items = [];
    this.countOfUnread = 0;
    this.blocked = [];
    this.failure = null;
    this.next = null;
    this.askedAt = Number.NEGATIVE_INFINITY;
    this.first.reset();
    this.older.reset();
  };

  private setBlocked(type: string, isBlocked: boolean): Promise<void> {
    return this.change(
      () => {
        const others = this.blocked.filter((name) => name !== type);
        this.blocked = isBlocked ? [...others, type] : others;
      },
      () => this.api.block(type, isBlocked),
    );
  }

  /** Shows a change at once, and takes it back when the server does not go along. */
  private async change(show: () => void, send: () => Promise<void>): Promise<void> {
    const { items, countOfUnread, blocked } = this;
    runInAction(() => {
      this.failure = null;
      show();
    });
    try {
      await send();
    } catch (thrown) {
      const { code, requestId } = apiErrorOf(thrown);
      runInAction(() => Object.assign(this, { items, countOfUnread, blocked, failure: { code, requestId } }));
    }
  }
}
