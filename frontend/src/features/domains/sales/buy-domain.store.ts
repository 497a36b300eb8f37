import { makeAutoObservable } from 'mobx';
import { Request } from '../../../shared/request';
import type { BoughtDomain, DomainSalesApi, FoundDomains } from './domain-sales.api';

type Calls = Pick<DomainSalesApi, 'search' | 'reserve'>;

/** Looking for a domain to buy, and reserving it. */
export class BuyDomainStore {
  text = '';
  /** What was looked for last. */
  sought = '';
  /** The one that is reserved, or was tried to be, last. */
  wanted = '';
  readonly finding = new Request<FoundDomains>();
  readonly reserving = new Request<BoughtDomain>();
  private readonly api: Calls;

  constructor(api: Calls) {
    this.api = api;
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, finding: false, reserving: false },
      { autoBind: true },
    );
  }

  setText(text: string): void {
    this.text = text;
  }

  async search(): Promise<void> {
    const name = this.text.trim();
    if (name === '') return;
    this.sought = name;
    this.reserving.reset();
    await this.finding.run(() => this.api.search(name));
  }

  /** Whether it is the group's for as long as it takes to pay. Who else was faster shows in what is found then. */
  async reserve(domain: string): Promise<boolean> {
    if (this.reserving.isPending) return false;
    this.wanted = domain;
    return (await this.reserving.run(() => this.api.reserve(domain))) !== null;
  }
}
