import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../../shared/request';
import type {
  BrandDomain,
  BrandDomainItem,
  BrandDomainsApi,
  DomainAvailability,
  ParsedDomain,
} from './brand-domains.api';

const CHECK_DELAY_MS = 400;

type Calls = Pick<BrandDomainsApi, 'availability' | 'claim' | 'bind'>;

/** A domain while it is typed and added. */
export class AddDomainStore {
  text = '';
  readonly claiming = new Request<BrandDomain>();
  readonly binding = new Request<BrandDomainItem>();
  /** The newest text that the server has read, and what it says of it. */
  private judged: { readonly text: string; readonly answer: DomainAvailability } | null = null;
  /** The text that the server is asked about. */
  private asked: string | null = null;
  private readonly api: Calls;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Calls) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'timer'>(
      this,
      { api: false, timer: false, claiming: false, binding: false },
      { autoBind: true },
    );
  }

  get name(): string {
    return this.text.trim();
  }

  get isChecking(): boolean {
    return this.asked !== null;
  }

  /** What was read of the text; null before, and of what is no domain. */
  get parsed(): ParsedDomain | null {
    return this.answer?.domain ?? null;
  }

  /** Why the domain cannot be had, as a code. */
  get refusal(): string | null {
    const error = this.claiming.error;
    if (error !== null) return error.codeOf('name');
    return this.answer?.refusal ?? null;
  }

  get isPending(): boolean {
    return this.claiming.isPending || this.binding.isPending;
  }

  get canAdd(): boolean {
    return this.name !== '' && !this.isPending && this.refusal === null;
  }

  setText = (text: string): void => {
    this.text = text;
    this.claiming.reset();
    clearTimeout(this.timer);
    const { name } = this;
    this.asked = name === '' || this.judged?.text === name ? null : name;
    if (this.asked !== null) this.timer = setTimeout(() => void this.check(name), CHECK_DELAY_MS);
  };

  /** The number of the domain, whose records are looked for now; null when it could not be added. */
  async add(): Promise<number | null> {
    if (!this.canAdd) return null;
    clearTimeout(this.timer);
    this.asked = null;
    const claimed = await this.claiming.run(() => this.api.claim(this.name));
    if (claimed === null) return null;
    // Where this fails, the page of the domain offers it again.
    await this.binding.run(() => this.api.bind(claimed.id));
    return claimed.id;
  }

  dispose = (): void => {
    clearTimeout(this.timer);
  };

  private get answer(): DomainAvailability | null {
    return this.judged !== null && this.judged.text === this.name ? this.judged.answer : null;
  }

  /** A help while typing, so a failure of the check itself is of no interest: adding judges again. */
  private async check(text: string): Promise<void> {
    const answer = await this.api.availability(text).catch(() => null);
    runInAction(() => {
      if (this.asked === text) this.asked = null;
      if (this.name === text && answer !== null) this.judged = { text, answer };
    });
  }
}
