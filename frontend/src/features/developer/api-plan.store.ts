import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { ApiInfo, ApiPlanApi, ApiToken, ResetToken, YourlsAccess } from './developer.api';

/** The API of the group acted in: its plan, and for admins its token. */
export class ApiPlanStore {
  readonly info = new Request<ApiInfo>();
  readonly enabling = new Request<ApiInfo>();
  readonly token = new Request<ApiToken>();
  readonly changing = new Request<ApiToken>();
  /** Not loaded before it is asked for, because it shows a secret. */
  readonly yourls = new Request<YourlsAccess>();
  /** The token that was just made, until it is put away. Kept nowhere else. */
  secret: string | null = null;
  private readonly api: ApiPlanApi;

  constructor(api: ApiPlanApi) {
    this.api = api;
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, info: false, enabling: false, token: false, changing: false, yourls: false },
      { autoBind: true },
    );
  }

  /** Whether the server has answered. */
  load = async (): Promise<boolean> => {
    const info = await this.info.run(() => this.api.info());
    if (info?.isAPIUser === true) await this.loadToken();
    return info !== null;
  };

  /** Whether it was done. */
  async enable(): Promise<boolean> {
    if ((await this.enabling.run(() => this.api.enable())) === null) return false;
    return this.load();
  }

  async reset(input: ResetToken): Promise<boolean> {
    const token = await this.changing.run(() => this.api.reset(input));
    if (token === null) return false;
    this.yourls.reset();
    this.showSecret(token.secret);
    await this.loadToken();
    return true;
  }

  async revoke(): Promise<boolean> {
    if ((await this.changing.run(() => this.api.revoke())) === null) return false;
    this.yourls.reset();
    this.showSecret(null);
    await this.loadToken();
    return true;
  }

  showSecret(secret: string | null): void {
    this.secret = secret;
  }

  /** What the form of the addresses has saved. */
  accept(info: ApiInfo): void {
    void this.info.run(() => Promise.resolve(info));
  }

  /** Whether it can be shown now. */
  async loadYourls(): Promise<boolean> {
    return (await this.yourls.run(() => this.api.yourls())) !== null;
  }

  loadToken(): Promise<ApiToken | null> {
    return this.token.run(() => this.api.token());
  }
}
