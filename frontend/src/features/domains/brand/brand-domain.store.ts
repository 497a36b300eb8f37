import { makeAutoObservable } from 'mobx';
import { Request } from '../../../shared/request';
import type {
  BrandDomain,
  BrandDomainItem,
  BrandDomainsApi,
  Certificate,
  DomainCheck,
} from './brand-domains.api';
import { isAwaited } from './brand-domain-state';
import { LandingFormStore } from './landing-form.store';

/** The server looks for records on demand once a minute. */
const COOL_DOWN_S = 60;

/** One domain of the group while it is set up and looked after. */
export class BrandDomainStore {
  readonly request = new Request<BrandDomain>();
  readonly checking = new Request<DomainCheck>();
  readonly certifying = new Request<Certificate>();
  readonly defaulting = new Request<BrandDomainItem>();
  readonly binding = new Request<BrandDomainItem>();
  readonly releasing = new Request<BrandDomainItem>();
  readonly transferring = new Request<BrandDomainItem>();
  readonly landing: LandingFormStore;
  /** Before this moment (ms since 1970) a check learns nothing new. */
  private coolUntil = 0;
  /** Seconds from the last check to that moment. */
  private coolLength = 0;
  private readonly api: BrandDomainsApi;
  private readonly id: number;

  constructor(api: BrandDomainsApi, id: number) {
    this.api = api;
    this.id = id;
    this.landing = new LandingFormStore(api, id);
    makeAutoObservable<this, 'api' | 'id'>(
      this,
      {
        ...{ api: false, id: false, landing: false, request: false, checking: false, certifying: false },
        ...{ defaulting: false, binding: false, releasing: false, transferring: false },
      },
      { autoBind: true },
    );
  }

  get domain(): BrandDomain | null {
    return this.request.value;
  }

  /** Whether there is news to come: of its records, or of its certificate. */
  get isAwaited(): boolean {
    return this.domain !== null && isAwaited(this.domain);
  }

  /** Whether the server has answered. */
  load = async (): Promise<boolean> => {
    const domain = await this.request.run(() => this.api.show(this.id));
    if (domain !== null) this.landing.follow(domain.landing);
    return domain !== null;
  };

  coolSeconds(now: number): number {
    const seconds = Math.ceil((this.coolUntil - now) / 1_000);
    // A screen looks at its clock a little later.
    return Math.min(this.coolLength, Math.max(0, seconds));
  }

  async check(): Promise<void> {
    if (this.checking.isPending || this.coolSeconds(Date.now()) > 0) return;
    await this.checking.run(() => this.api.check(this.id));
    this.coolDown();
    await this.load();
  }

  bind = (): Promise<boolean> => this.change(this.binding, () => this.api.bind(this.id));

  unbind = (): Promise<boolean> => this.change(this.binding, () => this.api.unbind(this.id));

  setDefault = (isDefault: boolean): Promise<boolean> =>
    this.change(this.defaulting, () => this.api.setDefault(this.id, isDefault));

  orderCertificate = (): Promise<boolean> =>
    this.change(this.certifying, () => this.api.orderCertificate(this.id));

  replaceCertificate = (): Promise<boolean> =>
    this.change(this.certifying, () => this.api.replaceCertificate(this.id));

  revokeCertificate = (): Promise<boolean> =>
    this.change(this.certifying, () => this.api.revokeCertificate(this.id));

  /** Whether the domain has left the group. */
  release = (): Promise<boolean> => this.leave(this.releasing, () => this.api.release(this.id));

  /** As {@link release}, for another group. */
  transfer = (groupId: number): Promise<boolean> =>
    this.leave(this.transferring, () => this.api.transfer(this.id, groupId));

  private coolDown(): void {
    const { error } = this.checking;
    this.coolLength = error === null ? COOL_DOWN_S : (error.retryAfter ?? 0);
    this.coolUntil = Date.now() + this.coolLength * 1_000;
  }

  /** What the domain is afterwards, the server knows. */
  private async change<T>(request: Request<T>, call: () => Promise<T>): Promise<boolean> {
    if (!(await this.leave(request, call))) return false;
    await this.load();
    return true;
  }

  private async leave<T>(request: Request<T>, call: () => Promise<T>): Promise<boolean> {
    if (request.isPending) return false;
    return (await request.run(call)) !== null;
  }
}
