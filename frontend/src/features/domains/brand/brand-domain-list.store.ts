import { makeAutoObservable } from 'mobx';
import { Request } from '../../../shared/request';
import type { BrandDomainItem, BrandDomainsApi, MyDomains } from './brand-domains.api';

type Calls = Pick<BrandDomainsApi, 'list' | 'setDefault'>;

/** The domains of the group acted in, and the reader's subdomain. */
export class BrandDomainListStore {
  readonly request = new Request<MyDomains>();
  readonly defaulting = new Request<BrandDomainItem>();
  /** Of which it was last asked whether it is the default. */
  defaultedId = 0;
  private readonly api: Calls;

  constructor(api: Calls) {
    this.api = api;
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, request: false, defaulting: false },
      { autoBind: true },
    );
  }

  /** Whether the server has answered. */
  load = async (): Promise<boolean> => {
    return (await this.request.run(() => this.api.list())) !== null;
  };

  /** Whether it was done. The domain that was the default before is no longer. */
  async setDefault({ id }: BrandDomainItem, isDefault: boolean): Promise<boolean> {
    if (this.defaulting.isPending) return false;
    this.defaultedId = id;
    const item = await this.defaulting.run(() => this.api.setDefault(id, isDefault));
    if (item === null) return false;
    await this.load();
    return true;
  }
}
