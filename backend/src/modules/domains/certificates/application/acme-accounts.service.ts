import { Injectable } from '@nestjs/common';
import { TlsSettings } from '../../../../config/tls-settings';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { AccountPace } from '../domain/order-pace';
import { type AcmeAccount, CertificateAuthority } from './ports/certificate-authority';
import { CertificateStore, type StoredAccount } from './ports/certificate-store';
import { SealedKeys } from './sealed-keys';

/** The installation's account at the authority: one, with a key that is stored before the authority hears of it. */
@Injectable()
export class AcmeAccountsService {
  private readonly directory: string;
  private readonly pace: AccountPace;
  private registering: Promise<AcmeAccount> | null = null;

  constructor(
    private readonly store: CertificateStore,
    private readonly authority: CertificateAuthority,
    private readonly keys: SealedKeys,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    { acme }: TlsSettings,
  ) {
    this.directory = acme.directoryUrl;
    this.pace = new AccountPace(acme.ordersPerThreeHours);
  }

  /** Registers when the authority does not know us yet. @throws AuthorityError */
  async account(): Promise<AcmeAccount> {
    const { url, key: sealed } = await this.stored();
    const key = this.keys.open('accounts', sealed);
    if (url !== null && key !== null) return { url, key };
    this.registering ??= this.register(key).finally(() => (this.registering = null));
    return this.registering;
  }

  /** Where the account is; null before it has been registered. */
  async url(): Promise<string | null> {
    return (await this.store.findAccount(this.directory))?.url ?? null;
  }

  /** The authority has forgotten the account of this address. */
  async forget(url: string): Promise<void> {
    await this.unitOfWork.runRepeatable(async () => {
      const held = await this.store.holdAccount(this.directory);
      if (held?.url === url) await this.store.setAccountUrl(this.directory, null);
    });
  }

  /** When the limit that is set allows the next order. */
  async earliestOrder(isRenewal: boolean): Promise<Date> {
    const { ordersUntil } = await this.stored();
    return this.pace.earliest(ordersUntil, this.clock.now(), isRenewal);
  }

  /** Takes one order of the limit; false when none is left. Part of the caller's unit of work. */
  async takeOrder(isRenewal: boolean): Promise<boolean> {
    const held = await this.store.holdAccount(this.directory);
    const now = this.clock.now();
    if (!held || this.pace.earliest(held.ordersUntil, now, isRenewal) > now) return false;
    await this.store.setOrdersUntil(this.directory, this.pace.afterOrder(held.ordersUntil, now));
    return true;
  }

  /** @param key null: it was sealed with another secret, so the account is lost with it */
  private async register(key: string | null): Promise<AcmeAccount> {
    const used = key ?? (await this.replaceKey());
    const url = await this.authority.register(used);
    await this.unitOfWork.run(() => this.store.setAccountUrl(this.directory, url));
    return { url, key: used };
  }

  private async replaceKey(): Promise<string> {
    const key = this.keys.make();
    await this.unitOfWork.run(() =>
      this.store.replaceAccountKey(this.directory, this.keys.seal('accounts', key)),
    );
    return key;
  }

  private async stored(): Promise<StoredAccount> {
    const { directory } = this;
    const known = await this.store.findAccount(directory);
    if (known) return known;
    const key = this.keys.seal('accounts', this.keys.make());
    await this.unitOfWork.run(() =>
      this.store.addAccount({ directory, url: null, key, ordersUntil: null }, this.clock.now()),
    );
    // Another process may have been faster; its key is the account's.
    const stored = await this.store.findAccount(directory);
    if (!stored) throw new Error('the account at the certificate authority could not be stored');
    return stored;
  }
}
