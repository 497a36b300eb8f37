import { makeAutoObservable } from 'mobx';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import type { CreatedLink, LinksApi, NewLink } from './links.api';
import type { LinksStore } from './links.store';
import { hintFor } from './own-name';
import { NO_OPTIONS, type NewLinkOptions } from './shorten/new-link-options';

export const CHECK_DELAY_MS = 500;

/** Less than this is still being typed and would only be scolded. */
const WORTH_CHECKING = /\S\.\S|:/;
const WEB_ADDRESS = /^https?:\/\/\S+\.\S+$/i;

/** The shorten box of one open home page. */
export class ShortenFormStore {
  url = '';
  ownName = '';
  hasOwnName = false;
  hasOptions = false;
  /** An address that was pasted and still stands there: worth a look at its page. */
  pasted: string | null = null;
  urlError: string | null = null;
  ownNameError: string | null = null;
  readonly submission = new Request<CreatedLink>();
  private readonly api: LinksApi;
  private readonly links: LinksStore;
  private options = NO_OPTIONS;
  private optionErrors: ReadonlyMap<string, string> = new Map();
  private checkTimer: ReturnType<typeof setTimeout> | undefined;
  private idempotency = { content: '', key: '' };

  constructor(api: LinksApi, links: LinksStore) {
    this.api = api;
    this.links = links;
    makeAutoObservable<this, 'api' | 'links' | 'checkTimer' | 'idempotency'>(
      this,
      { api: false, links: false, checkTimer: false, idempotency: false, submission: false },
      { autoBind: true },
    );
  }

  /** What went wrong with the form as a whole, when no field is to blame. */
  get failure(): { readonly code: string; readonly requestId: string | null } | null {
    const { error } = this.submission;
    if (error === null || this.submission.isPending || error.fields.length > 0) return null;
    return { code: error.code, requestId: error.requestId };
  }

  /** The link that was just made, unless it has been deleted since. */
  get created(): CreatedLink | null {
    const { value } = this.submission;
    return value !== null && this.links.find(value.encodeId)?.isLeaving === false ? value : null;
  }

  get ownNameProblem(): string | null {
    return this.ownNameError ?? hintFor(this.ownName);
  }

  setUrl(text: string): void {
    this.url = text;
    this.urlError = null;
    if (text.trim() !== this.pasted) this.pasted = null;
    clearTimeout(this.checkTimer);
    if (!WORTH_CHECKING.test(text)) return;
    this.checkTimer = setTimeout(() => void this.check(text), CHECK_DELAY_MS);
  }

  /** Nothing is sent: pasting is not yet wanting. */
  paste(text: string): void {
    const address = text.trim();
    this.pasted = WEB_ADDRESS.test(address) ? address : null;
  }

  setOptions(options: NewLinkOptions): void {
    this.options = options;
    this.optionErrors = new Map();
  }

  /** Why the server refused an option, as a code. */
  optionProblemOf(field: string): string | null {
    return this.optionErrors.get(field) ?? null;
  }

  setOwnName(text: string): void {
    this.ownName = text;
    this.ownNameError = null;
  }

  toggleOwnName(): void {
    this.hasOwnName = !this.hasOwnName;
    if (!this.hasOwnName) this.setOwnName('');
  }

  toggleOptions(): void {
    this.hasOptions = !this.hasOptions;
    this.setOptions(NO_OPTIONS);
  }

  /** Whether a link was made. */
  async submit(): Promise<boolean> {
    if (this.submission.isPending) return false;
    clearTimeout(this.checkTimer);
    if (this.url.trim() === '') {
      this.urlError = 'links.address-missing';
      return false;
    }
    const link = this.newLink();
    const created = await this.submission.run(() => this.api.shorten(link, this.keyFor(link)));
    if (created === null) this.showFieldErrors();
    else this.finish(created);
    return created !== null;
  }

  dispose(): void {
    clearTimeout(this.checkTimer);
  }

  private newLink(): NewLink {
    const ownName = this.ownName.trim();
    const link = { ...this.options, url: this.url };
    return ownName === '' ? link : { ...link, encodeId: ownName };
  }

  /** A second try of the same content after a lost answer must not make a second link. */
  private keyFor(link: NewLink): string {
    const content = JSON.stringify(link);
    if (this.idempotency.content !== content) this.idempotency = { content, key: randomId() };
    return this.idempotency.key;
  }

  private finish(created: CreatedLink): void {
    this.idempotency = { content: '', key: '' };
    this.links.add(created);
    this.url = '';
    this.urlError = null;
    this.pasted = null;
    this.hasOwnName = false;
    this.hasOptions = false;
    this.setOptions(NO_OPTIONS);
    this.setOwnName('');
  }

  private showFieldErrors(): void {
    const { error } = this.submission;
    // The server has judged this content; another judgement needs another key.
    if (error !== null && error.status >= 400 && error.status < 500) this.idempotency.content = '';
    this.urlError = error?.codeOf('url') ?? null;
    this.ownNameError = error?.codeOf('encodeId') ?? null;
    // `tags.0` is said of the field with all tags.
    this.optionErrors = new Map(
      error?.fields.map(({ field, code }) => [field.replace(/\.\d+$/, ''), code]) ?? [],
    );
  }

  /** A help while typing, so a failure of the check itself is of no interest. */
  private async check(text: string): Promise<void> {
    const code = await this.api.checkAddress(text).catch(() => null);
    if (this.url === text && !this.submission.isPending) this.setUrlError(code);
  }

  private setUrlError(code: string | null): void {
    this.urlError = code;
  }
}
