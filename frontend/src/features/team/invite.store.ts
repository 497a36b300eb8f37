import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import { addressKey, endsEntry, type Named, readAddress, splitAddresses } from './addresses';
import type { Invitee } from './people';
import type { PeopleApi } from './team.api';

/** One of those to be invited. */
export interface InviteEntry {
  readonly text: string;
  readonly named: Named;
  /** Why they cannot be, as a code. */
  readonly problem: string | null;
}

/** As many the server takes at once. */
const MAX_AT_ONCE = 50;

const entryOf = (text: string): InviteEntry => {
  const named = readAddress(text);
  return { text, named, problem: named.kind === 'nobody' ? 'team.address-invalid' : null };
};

interface Place {
  readonly groupId: number;
  /** Null: as many as one likes. */
  readonly seatsLeft: number | null;
}

/** An open dialog of invitations. */
export class InviteStore {
  entries: readonly InviteEntry[] = [];
  /** What is being typed. */
  draft = '';
  isAdmin = false;
  /** Why they cannot be sent yet, as a code. */
  problem: string | null = null;
  readonly sending = new Request<readonly Invitee[]>();
  readonly seatsLeft: number | null;
  private readonly groupId: number;
  private readonly api: Pick<PeopleApi, 'invite'>;

  constructor(api: Pick<PeopleApi, 'invite'>, { groupId, seatsLeft }: Place) {
    this.api = api;
    this.groupId = groupId;
    this.seatsLeft = seatsLeft;
    makeAutoObservable<this, 'api' | 'groupId'>(this, {
      api: false,
      groupId: false,
      seatsLeft: false,
      sending: false,
    });
  }

  /** A person who cannot be invited takes none. */
  get seatsNeeded(): number {
    return this.entries.filter(({ problem }) => problem === null).length;
  }

  get isTooMany(): boolean {
    return this.seatsLeft !== null && this.seatsNeeded > this.seatsLeft;
  }

  /** `isComposing`: an input method is at work, whose blanks choose characters. */
  type = (text: string, isComposing = false): void => {
    this.draft = text;
    this.problem = null;
    if (!isComposing && endsEntry(text)) this.takeDraft();
  };

  /** Makes entries of what is typed. */
  takeDraft = (): void => {
    this.add(this.draft);
    this.draft = '';
  };

  /** Each once: what is there already is not added again. */
  add = (text: string): void => {
    const known = new Set(this.entries.map((entry) => addressKey(entry.text)));
    for (const part of splitAddresses(text)) {
      if (known.has(addressKey(part))) continue;
      known.add(addressKey(part));
      this.entries = [...this.entries, entryOf(part)];
    }
    this.problem = null;
  };

  remove = (text: string): void => {
    this.entries = this.entries.filter((entry) => entry.text !== text);
    this.problem = null;
    this.sending.reset();
  };

  /** Back into the field, to be mended. */
  editLast = (): void => {
    const last = this.entries.at(-1);
    if (last === undefined) return;
    this.remove(last.text);
    this.draft = last.text;
  };

  setAdmin = (isAdmin: boolean): void => {
    this.isAdmin = isAdmin;
  };

  /** Those who were invited; null when none were. */
  send = async (lang: string): Promise<readonly Invitee[] | null> => {
    if (this.sending.isPending) return null;
    this.takeDraft();
    this.problem = this.obstacle();
    if (this.problem !== null) return null;
    const { emails, ids } = this.wanted();
    const { isAdmin } = this;
    const input = { emails: emails.map(([, email]) => email), ids: ids.map(([, id]) => id), isAdmin, lang };
    const invited = await this.sending.run(() => this.api.invite(this.groupId, input));
    const { error } = this.sending;
    if (invited === null && error !== null) this.mark(error);
    return invited;
  };

  private obstacle(): string | null {
    if (this.entries.length === 0) return 'teams.nobody-invited';
    if (this.entries.length > MAX_AT_ONCE) return 'team.too-many-at-once';
    return this.entries.some(({ problem }) => problem !== null) ? 'team.entries-invalid' : null;
  }

  /** By what they are named with, each with the text of its entry. */
  private wanted() {
    const emails: [string, string][] = [];
    const ids: [string, number][] = [];
    for (const { text, named } of this.entries) {
      if (named.kind === 'email') emails.push([text, named.email]);
      if (named.kind === 'number') ids.push([text, named.userId]);
    }
    return { emails, ids };
  }

  /** The server names an entry by its place in one of the lists, such as `emails.3`. */
  private mark(error: ApiError): void {
    const { emails, ids } = this.wanted();
    const places = { emails, ids } as const;
    const problems = new Map<string, string>();
    for (const { field, code } of error.fields) {
      const [list = '', index = ''] = field.split('.');
      if (list !== 'emails' && list !== 'ids') continue;
      const text = places[list][Number(index)]?.[0];
      if (text !== undefined) problems.set(text, code);
    }
    runInAction(() => {
      if (problems.size === 0) return;
      this.entries = this.entries.map((entry) => ({ ...entry, problem: problems.get(entry.text) ?? null }));
      this.problem = 'team.entries-invalid';
    });
  }
}
