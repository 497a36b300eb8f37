import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { FormStore } from '../../shared/form.store';
import { pastedAddress } from '../../shared/pasted-address';
import type { CreatedLink, LinksApi, NewLink } from './links.api';
import type { LinksStore } from './links.store';
import { hintFor } from './own-name';
import { NO_OPTIONS, type NewLinkOptions } from './shorten/new-link-options';

export const CHECK_DELAY_MS = 500;

/** Less than this is still being typed and would only be scolded. */
const WORTH_CHECKING = /\S\.\S|:/;
const WEB_ADDRESS = /^https?:\/\/\S+\.\S+$/i;

interface ShortenValues {
  readonly url: string;
  readonly ownName: string;
  readonly options: NewLinkOptions;
}

const NOTHING: ShortenValues = { url: '', ownName: '', options: NO_OPTIONS };

const newLinkOf = ({ url, ownName, options }: ShortenValues): NewLink =>
  ownName === '' ? { ...options, url } : { ...options, url, encodeId: ownName };

function fieldOf(name: string): keyof ShortenValues {
  if (name === 'url') return 'url';
  return name === 'encodeId' ? 'ownName' : 'options';
}

/** The shorten box of one open home page. */
export class ShortenFormStore {
  hasOwnName = false;
  hasOptions = false;
  /** An address that was pasted and still stands there: worth a look at its page. */
  pasted: string | null = null;
  readonly form: FormStore<ShortenValues, CreatedLink>;
  /** The newest address that the server has judged, and what there is to say of it. */
  judged: { readonly url: string; readonly code: string | null } | null = null;
  /** What the options need before the link is made; they are what it tells then. */
  private prepare: (() => Promise<NewLinkOptions>) | null = null;
  private readonly api: LinksApi;
  private readonly links: LinksStore;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;

  /** `address`: stands in the field from the beginning, with all options open. */
  constructor(api: LinksApi, links: LinksStore, address = '') {
    this.api = api;
    this.links = links;
    this.hasOptions = address !== '';
    this.form = new FormStore<ShortenValues, CreatedLink>({
      values: { ...NOTHING, url: address },
      tidy: (values) => ({ ...values, ownName: values.ownName.trim() }),
      check: ({ url }) => ({ url: url.trim() === '' ? 'links.address-missing' : null }),
      send: async ({ values, key }) => {
        const options = (await this.prepare?.()) ?? values.options;
        return api.shorten(newLinkOf({ ...values, options }), key);
      },
      savedAs: () => NOTHING,
      fieldOf,
    });
    makeAutoObservable<this, 'api' | 'links' | 'checkTimer' | 'prepare'>(
      this,
      { form: false, api: false, links: false, checkTimer: false, prepare: false },
      { autoBind: true },
    );
  }

  get url(): string {
    return this.form.values.url;
  }

  get ownName(): string {
    return this.form.values.ownName;
  }

  get failure(): ApiError | null {
    return this.form.failure;
  }

  /** The link that was just made, unless it has been deleted since. */
  get created(): CreatedLink | null {
    const { value } = this.form.submission;
    return value !== null && this.links.find(value.encodeId)?.isLeaving === false ? value : null;
  }

  get urlError(): string | null {
    const verdict = this.judged?.url === this.url ? this.judged.code : null;
    return this.form.problemOf('url') ?? verdict;
  }

  get ownNameProblem(): string | null {
    return this.form.problemOf('encodeId') ?? hintFor(this.ownName);
  }

  setUrl(text: string): void {
    this.form.set({ url: text });
    this.judged = null;
    if (text.trim() !== this.pasted) this.pasted = null;
    clearTimeout(this.checkTimer);
    if (!WORTH_CHECKING.test(text)) return;
    this.checkTimer = setTimeout(() => void this.check(text), CHECK_DELAY_MS);
  }

  /** Nothing is sent: pasting is not yet wanting. */
  paste(text: string): void {
    const address = (pastedAddress(text)?.text ?? text).trim();
    this.pasted = WEB_ADDRESS.test(address) ? address : null;
  }

  /** Null: the options are sent as they stand. */
  setPrepare(prepare: (() => Promise<NewLinkOptions>) | null): void {
    this.prepare = prepare;
  }

  setOptions(options: NewLinkOptions): void {
    this.form.set({ options });
  }

  setOwnName(text: string): void {
    this.form.set({ ownName: text });
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
    if (this.form.isPending) return false;
    clearTimeout(this.checkTimer);
    this.judged = null;
    const created = await this.form.submit();
    if (created !== null) this.finish(created);
    return created !== null;
  }

  dispose(): void {
    clearTimeout(this.checkTimer);
  }

  private finish(created: CreatedLink): void {
    this.links.add(created);
    this.pasted = null;
    this.hasOwnName = false;
    this.hasOptions = false;
    // Nothing may stay in fields that close.
    this.form.set({ ownName: '', options: NO_OPTIONS });
  }

  /** A help while typing, so a failure of the check itself is of no interest. */
  private async check(text: string): Promise<void> {
    const code = await this.api.checkAddress(text).catch(() => null);
    if (!this.form.isPending) this.take({ url: text, code });
  }

  private take(judged: ShortenFormStore['judged']): void {
    this.judged = judged;
  }
}
