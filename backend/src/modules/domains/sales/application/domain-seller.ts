import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { type DomainError, InvalidInput } from '../../../../shared/domain/domain-error';
import type { Language } from '../../../../shared/domain/language';
import { BRAND_DOMAIN_PRICES } from '../../../billing/values';
import {
  type NewCoupon,
  type Purchase,
  type PurchaseTarget,
  quoteOf,
  type Sale,
  Seller,
  SellersService,
} from '../../../payments';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import { BoughtAlready, NotReserved, SaleRefused } from '../domain/sale.errors';
import { BoughtClaimsService } from './bought-claims.service';
import { BoughtDomainMailsService } from './bought-domain-mails.service';
import { BoughtDomainStore } from './ports/bought-domain-store';

const NAMES: Readonly<Record<Language, (host: string) => string>> = {
  'zh-TW': (host) => `品牌網域 ${host}（一年）`,
  en: (host) => `Brand domain ${host} (one year)`,
  vi: (host) => `Tên miền thương hiệu ${host} (một năm)`,
  id: (host) => `Domain merek ${host} (satu tahun)`,
  ja: (host) => `ブランドドメイン ${host}（1年）`,
};

/** Sells domains that groups have reserved: each by the year, with a subscription of its own. */
@Injectable()
export class DomainSeller extends Seller implements OnModuleInit {
  readonly target = 'domain';
  readonly isImmediate = false;
  readonly couponItems = [];

  constructor(
    private readonly sellers: SellersService,
    private readonly store: BoughtDomainStore,
    private readonly claims: BoughtClaimsService,
    private readonly mails: BoughtDomainMailsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.sellers.register(this);
  }

  quote({ item, cycle, currency }: Purchase, coupon: NewCoupon | null): ReturnType<typeof quoteOf> {
    if (cycle !== 'yearly') {
      const message = 'Domains are paid by the year.';
      throw new InvalidInput([{ field: 'billingCycle', code: 'domains.sold-by-the-year', message }]);
    }
    return quoteOf({ item, cycle, price: BRAND_DOMAIN_PRICES[currency] }, coupon);
  }

  rankOf(): number {
    return 0;
  }

  slotOf(host: string): string {
    return `domain:${host}`;
  }

  async mayBuy(groupId: number, host: string): Promise<DomainError | null> {
    const now = this.clock.now();
    const own = await this.store.latestOf(groupId, host);
    if (own === null || own.state === 'refused' || own.state === 'lost') return new NotReserved();
    const live = await this.store.findLive(host);
    if (live && live.id !== own.id && !live.yieldsAt(now)) return new SaleRefused('taken');
    if (own.isPayableAt(now)) return null;
    return own.state === 'recoverable' ? new NotReserved() : new BoughtAlready();
  }

  async fulfil({ groupId, item, reference }: Sale): Promise<void> {
    const now = this.clock.now();
    const own = await this.store.latestOf(groupId, item);
    const live = await this.store.findLive(item);
    if (live && live.id !== own?.id) {
      await this.change(live.id, (other) => {
        other.lapse(now);
      });
    }
    if (own) {
      await this.change(own.id, (domain) => {
        domain.pay(reference, now);
      });
    }
  }

  /** It is never exchanged for another. */
  exchange(): Promise<void> {
    return Promise.resolve();
  }

  async revoke({ groupId, item, reference }: Sale, at: Date | null): Promise<void> {
    const live = await this.store.findLive(item);
    if (live?.groupId !== groupId || live.reference !== reference) return;
    const domain = await this.change(live.id, (held) => {
      held.stopAt(at, this.clock.now());
    });
    if (domain?.state === 'lost') await this.claims.close(domain);
    if (domain?.state === 'recoverable') await this.mails.recoverable(domain);
  }

  override async endsWith(groupId: number, target: PurchaseTarget): Promise<boolean> {
    return target === 'premium_plan' && (await this.store.includedIn(groupId)) !== null;
  }

  nameOf(host: string, _cycle: unknown, lang: Language): string {
    return NAMES[lang](host);
  }

  private async change(id: number, change: (domain: BoughtDomain) => void): Promise<BoughtDomain | null> {
    const domain = await this.store.hold(id);
    if (!domain) return null;
    change(domain);
    await this.store.save(domain);
    return domain;
  }
}
