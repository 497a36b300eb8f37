import { makeAutoObservable, runInAction } from 'mobx';
import { apiErrorOf } from '../../../api/api-error';
import { randomId } from '../../../shared/random-id';
import { UNDO_MS } from '../../../shared/undo-time';
import type { LinkOnDomain } from '../../../api/link-name';
import type { BulkAction, BulkApi, BulkPart } from './bulk.api';
import { linkKeyOf, partsOf } from './bulk-parts';

/** A link of which something was not done, and why. */
export interface BulkFailure {
  readonly name: LinkOnDomain;
  readonly code: string;
}

/** Takes links out of the list that they are in. */
const LEAVING: ReadonlySet<BulkAction['kind']> = new Set(['trash', 'putBack', 'giveBack', 'move'] as const);

/** Something that is done with many links: first it can be undone, then it is sent, then it tells what became of it. */
export class BulkRun {
  state: 'waiting' | 'sending' | 'done' = 'waiting';
  /** How many links the server has answered for. */
  answered = 0;
  failures: readonly BulkFailure[] = [];
  readonly id = randomId();
  readonly action: BulkAction;
  readonly names: readonly LinkOnDomain[];
  private readonly api: BulkApi;
  private readonly keys: ReadonlySet<string>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onEnd: (() => void) | null = null;

  constructor(api: BulkApi, action: BulkAction, names: readonly LinkOnDomain[]) {
    this.api = api;
    this.action = action;
    this.names = names;
    this.keys = new Set(names.map(linkKeyOf));
    makeAutoObservable<this, 'api' | 'keys' | 'timer' | 'onEnd'>(
      this,
      { id: false, action: false, names: false, api: false, keys: false, timer: false, onEnd: false },
      { autoBind: true },
    );
  }

  /** Those of which it was done. */
  get doneCount(): number {
    return this.names.length - this.failures.length;
  }

  get doneNames(): readonly LinkOnDomain[] {
    const failed = new Set(this.failures.map(({ name }) => linkKeyOf(name)));
    return this.names.filter((name) => !failed.has(linkKeyOf(name)));
  }

  get isLeaving(): boolean {
    return LEAVING.has(this.action.kind);
  }

  /** The link is as good as gone from the list. */
  hides(name: LinkOnDomain): boolean {
    return this.state !== 'done' && this.isLeaving && this.keys.has(linkKeyOf(name));
  }

  start(onEnd: () => void): void {
    this.onEnd = onEnd;
    this.timer = setTimeout(() => void this.send(false), UNDO_MS);
  }

  /** Whether it was not too late. */
  undo(): boolean {
    clearTimeout(this.timer);
    return this.state === 'waiting';
  }

  /** `isLeaving`: the page is about to close. */
  async send(isLeaving: boolean): Promise<void> {
    if (this.state !== 'waiting') return;
    clearTimeout(this.timer);
    this.state = 'sending';
    const parts = partsOf(this.names);
    if (isLeaving) await Promise.all(parts.map((part) => this.sendPart(part, true)));
    else for (const part of parts) await this.sendPart(part, false);
    runInAction(() => {
      this.state = 'done';
    });
    this.onEnd?.();
  }

  private async sendPart(part: BulkPart, isLeaving: boolean): Promise<void> {
    const refused = await this.refusalsOf(part, isLeaving);
    runInAction(() => {
      this.answered += part.encodeIds.length;
      this.failures = [...this.failures, ...refused];
    });
  }

  private async refusalsOf(part: BulkPart, isLeaving: boolean): Promise<readonly BulkFailure[]> {
    const nameOf = (slug: string): LinkOnDomain => ({ encodeId: slug, domain: part.domain });
    try {
      const rows = await this.api.run(this.action, part, isLeaving);
      return rows.flatMap(({ encodeId: slug, code }) =>
        code === null ? [] : [{ name: nameOf(slug), code }],
      );
    } catch (thrown) {
      const { code } = apiErrorOf(thrown);
      return part.encodeIds.map((slug) => ({ name: nameOf(slug), code }));
    }
  }
}
