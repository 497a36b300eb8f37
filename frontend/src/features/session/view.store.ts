import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiError } from '../../api/api-error';
import type { Schema } from '../../api/schemas';
import { PATHS } from '../../shared/paths';
import type { TokenApi } from './access-tokens';
import type { SessionBrowser } from './session.store';

/** What a site admin sees as another person, in this tab alone. */
export type PersonView = Schema<'ViewDto'>;

/** Where a tab keeps it: it outlives a reload. */
interface Kept {
  read(): unknown;
  write(value: unknown): boolean;
  remove(): void;
}

const TEXTS = ['viewId', 'displayName', 'groupName', 'expiresTime'] as const;
const NUMBERS = ['userId', 'groupId'] as const;

function isView(value: unknown): value is PersonView {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    NUMBERS.every((name) => Number.isSafeInteger(fields[name]))
  );
}

/**
 * The view through which this tab shows everything, if there is one. Pages begin anew with it and without it, so that
 * nothing of one is left in the other.
 */
export class ViewStore {
  view: PersonView | null;
  private readonly kept: Kept;
  /** Ends it on the server. */
  private readonly end: (viewId: string) => Promise<unknown>;
  /** Loads a page of ours, by its path without a language. */
  private readonly goTo: (path: string) => void;

  constructor(kept: Kept, end: (viewId: string) => Promise<unknown>, goTo: (path: string) => void) {
    this.kept = kept;
    this.end = end;
    this.goTo = goTo;
    const found = kept.read();
    this.view = isView(found) ? found : null;
    makeAutoObservable<this, 'kept' | 'goTo' | 'end'>(
      this,
      { view: observableRef, kept: false, goTo: false, end: false },
      { autoBind: true },
    );
  }

  /** Named by each call while it lasts. */
  get viewId(): string | null {
    return this.view?.viewId ?? null;
  }

  /** @param path of a page of the group */
  start(view: PersonView, path: string): void {
    this.kept.write(view);
    this.goTo(path);
  }

  /** Back to being oneself, at the desk. */
  async leave(): Promise<void> {
    const { viewId } = this;
    this.kept.remove();
    runInAction(() => {
      this.view = null;
    });
    // When it cannot be reached, time ends it.
    if (viewId !== null) await this.end(viewId).catch(() => undefined);
    this.goTo(PATHS.desk);
  }

  /** The server says that it is over. */
  noteRefusal({ code }: ApiError): void {
    if (this.view !== null && code === 'identity.view-ended') void this.leave();
  }
}

/** The site admin stays who they are for the server; screens are about the person in the view. */
export const tokensForView = (api: TokenApi, { userId, groupId }: PersonView): TokenApi => ({
  guestToken: () => api.guestToken(),
  memberToken: async (renewal) => ({ ...(await api.memberToken(renewal)), userId, groupId }),
});

export const browserForView = (browser: SessionBrowser, { userId, groupId }: PersonView): SessionBrowser => ({
  ...browser,
  read: () => ({ userId, groupId }),
  readTab: () => ({ userId, groupId }),
  // What the tab keeps is the admin's own.
  keepInTab: () => undefined,
});
