import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { FormStore } from '../../shared/form.store';
import { pastedAddress } from '../../shared/pasted-address';
import type { CreatedLink, LinksApi, NewLink } from './links.api';
import type { DeviceLinksStore } from './device-links.store';
import { slugHint } from './slug-hint';
import { NO_OPTIONS, type NewLinkOptions } from './shorten/new-link-options';

export const CHECK_DELAY_MS = 500;

/** Less than this is still being typed and would only be scolded. */
const WORTH_CHECKING = /\S\.\S|:/;
const WEB_ADDRESS = /^https?:\/\/\S+\.\S+$/i;

interface ShortenValues {
  readonly destination: string;
  readonly slug: string;
  readonly options: NewLinkOptions;
}

const NOTHING: ShortenValues = { destination: '', slug: '', options: NO_OPTIONS };

const newLinkOf = ({ destination, slug, options }: ShortenValues): NewLink =>
  slug === '' ? { ...options, url: destination } : { ...options, url: destination, encodeId: slug };

function fieldOf(name: string): keyof ShortenValues {
  if (name === 'url') return 'destination';
  return name === 'encodeId' ? 'slug' : 'options';
}

/** The shorten box of one open home page. */
export class ShortenFormStore {
  hasSlug = false;
  hasOptions = false;
  /** An address that was pasted and still stands there: worth a look at its page. */
  pasted: string | null = null;
  readonly form: FormStore<ShortenValues, CreatedLink>;
  /** The newest address that the server has judged, and what there is to say of it. */
  judged: { readonly destination: string; readonly code: string | null } | null = null;
  /** What the options need before the link is made; they are what it tells then. */
  private prepare: (() => Promise<NewLinkOptions>) | null = null;
  private readonly api: LinksApi;
  private readonly links: DeviceLinksStore;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;

  /** `given`: a destination that stands in the field from the beginning, with all options open. */
  constructor(api: LinksApi, links: DeviceLinksStore, given = '') {
    this.api = api;
    this.links = links;
    this.hasOptions = given !== '';
    this.form = new FormStore<ShortenValues, CreatedLink>({
      values: { ...NOTHING, destination: given },
      tidy: (values) => ({ ...values, slug: values.slug.trim() }),
      check: ({ destination }) => ({ url: destination.trim() === '' ? 'links.address-missing' : null }),
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

  get destination(): string {
    return this.form.values.destination;
  }

  get slug(): string {
    return this.form.values.slug;
  }

  get failure(): ApiError | null {
    return this.form.failure;
  }

  /** The link that was just made, unless it has been deleted since. */
  get created(): CreatedLink | null {
    const { value } = this.form.submission;
    return value !== null && this.links.find(value.encodeId)?.isLeaving === false ? value : null;
  }

  get destinationProblem(): string | null {
    const verdict = this.judged?.destination === this.destination ? this.judged.code : null;
    return this.form.problemOf('url') ?? verdict;
  }

  get slugProblem(): string | null {
    return this.form.problemOf('encodeId') ?? slugHint(this.slug);
  }

  setDestination(text: string): void {
    this.form.set({ destination: text });
    this.judged = null;
    if (text.trim() !== this.pasted) this.pasted = null;
    clearTimeout(this.checkTimer);
    if (!WORTH_CHECKING.test(text)) return;
    this.checkTimer = setTimeout(() => void this.check(text), CHECK_DELAY_MS);
  }

  /** Nothing is sent: pasting is not yet wanting. */
  paste(text: string): void {
    const destination = (pastedAddress(text)?.text ?? text).trim();
    this.pasted = WEB_ADDRESS.test(destination) ? destination : null;
  }

  /** Null: the options are sent as they stand. */
  setPrepare(prepare: (() => Promise<NewLinkOptions>) | null): void {
    this.prepare = prepare;
  }

  setOptions(options: NewLinkOptions): void {
    this.form.set({ options });
  }

  setSlug(text: string): void {
    this.form.set({ slug: text });
  }

  toggleSlug(): void {
    this.hasSlug = !this.hasSlug;
    if (!this.hasSlug) this.setSlug('');
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
    this.hasSlug = false;
    this.hasOptions = false;
    // Nothing may stay in fields that close.
    this.form.set({ slug: '', options: NO_OPTIONS });
  }

  /** A help while typing, so a failure of the check itself is of no interest. */
  private async check(text: string): Promise<void> {
    const code = await this.api.checkDestination(text).catch(() => null);
    if (!this.form.isPending) this.take({ destination: text, code });
  }

  private take(judged: ShortenFormStore['judged']): void {
    this.judged = judged;
  }
}
