import { makeAutoObservable } from 'mobx';
import { Request } from '../../../shared/request';
import type { DomainSubscription, DomainSubscriptions, PaymentsApi, StartedOrder } from '../../payments';
import type { BoughtDomain, BoughtList, DomainSalesApi } from './domain-sales.api';

type Calls = Pick<DomainSalesApi, 'bought' | 'reserve' | 'include'> &
  Pick<PaymentsApi, 'domains' | 'cancelDomain' | 'resumeDomain'>;

/** The domains that a group has bought or reserved, each with what is paid for it. */
export interface BoughtDomains extends BoughtList {
  readonly subscriptions: DomainSubscriptions;
}

/** What the group acted in has bought, and what can be done about it. */
export class BoughtDomainsStore {
  readonly request = new Request<BoughtDomains>();
  readonly cancelling = new Request<DomainSubscriptions>();
  readonly resuming = new Request<StartedOrder>();
  readonly including = new Request<BoughtDomain>();
  /** The one that is to come with the plan, or was tried to. */
  included = '';
  /** The one that goes on, or was tried to. */
  resumed = '';
  private readonly api: Calls;

  constructor(api: Calls) {
    this.api = api;
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, request: false, cancelling: false, including: false, resuming: false },
      { autoBind: true },
    );
  }

  /** Whether a registrar is to answer. */
  get isAwaited(): boolean {
    const domains = this.request.value?.domains ?? [];
    return domains.some(({ state }) => state === 'registering' || state === 'renewing');
  }

  get hosts(): ReadonlySet<string> {
    return new Set((this.request.value?.domains ?? []).map(({ domainName }) => domainName));
  }

  /** Null while nothing is paid for it. */
  subscriptionOf({ domainName }: Pick<BoughtDomain, 'domainName'>): DomainSubscription | null {
    const all = this.request.value?.subscriptions.domains ?? [];
    return all.find((each) => each.domainName === domainName) ?? null;
  }

  /** Whether the server has answered. */
  load = async (): Promise<boolean> => {
    const answer = await this.request.run(async () => {
      const [list, subscriptions] = await Promise.all([this.api.bought(), this.api.domains()]);
      return { ...list, subscriptions };
    });
    return answer !== null;
  };

  /** Whether the plan includes a domain that the group has not chosen yet. */
  get isOneIncluded(): boolean {
    return this.request.value?.isOneIncluded ?? false;
  }

  /** Whether it is registered as the one that comes with the plan; it is reserved for that, again if need be. */
  async include(domain: string): Promise<boolean> {
    if (this.including.isPending) return false;
    this.included = domain;
    const isDone = await this.including.run(async () => {
      await this.api.reserve(domain);
      return this.api.include(domain);
    });
    await this.load();
    return isDone !== null;
  }

  /** Whether it was cancelled. */
  async cancel(domain: string, reason: string): Promise<boolean> {
    if (this.cancelling.isPending) return false;
    if ((await this.cancelling.run(() => this.api.cancelDomain(domain, reason))) === null) return false;
    await this.load();
    return true;
  }

  /** It goes on, unless its payer has to agree to a new mandate; null when it was refused. */
  async resume(domain: string): Promise<StartedOrder | null> {
    if (this.resuming.isPending) return null;
    this.resumed = domain;
    const started = await this.resuming.run(() => this.api.resumeDomain(domain));
    if (started?.paymentRequired === false) await this.load();
    return started;
  }
}
