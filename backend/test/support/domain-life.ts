import type { RegistrarState } from '../../sandbox/registrar/state';
import type { Simulator } from '../../sandbox/shared/simulator';
import { ReserveDomainService } from '../../src/modules/domains/sales/application/reserve-domain.service';
import type { BoughtDomainState } from '../../src/modules/domains/sales/domain/bought-domain.entity';
import { ChangeCardService } from '../../src/modules/payments/application/changes/change-card.service';
import { CheckoutService } from '../../src/modules/payments/application/orders/checkout.service';
import { allowing } from './allowing';
import { ADDRESS } from './any-change';
import type { MoneyApp } from './money-app';
import { DAY_MS } from './payment-days';
import { type Owner, RegistrarDays } from './registrar-days';

/** Of the charges, those that banks refuse. */
const REFUSED = 0.12;
/** How likely a member cancels, takes that back, or buys again what they had cancelled, at one of the moments of a day. */
const [CANCELLING, RESUMING, RECOVERING] = [0.0004, 0.001, 0.03];
/** How likely a member whose charge was refused pays in another way, at one of the moments of a day. */
const PAYING_AGAIN = 0.03;
/** A registry keeps what was not renewed for so long before others can have it. */
const REGISTRY_GRACE_MS = 45 * DAY_MS;

const slotOf = (host: string): string => `domain:${host}`;

/** What a group has of its last domain. */
interface Holding {
  readonly host: string;
  readonly state: BoughtDomainState;
  /** Of its subscription; null without one that lives. */
  readonly standing: string | null;
}

/** Domains of many groups, year after year: bought, renewed, not paid, paid again, cancelled, recovered and lost. */
export class DomainLife extends RegistrarDays {
  /** How often each thing happened that a run has to show. */
  readonly counts = { recovered: 0, paidAgain: 0, freed: 0 };
  /** Names that were lost, and that registries have given free. */
  private readonly free: string[] = [];

  constructor(app: MoneyApp, random: () => number, start: number, registrar: Simulator<RegistrarState>) {
    super(app, random, start, { registrar, refusedShare: REFUSED });
  }

  protected override async hour(): Promise<void> {
    await super.hour();
    this.freeLost();
  }

  protected override async act(): Promise<void> {
    const holdings = await this.holdings();
    for (const owner of this.owners) {
      const holding = holdings.get(owner.member.groupId);
      if (holding && holding.standing !== null) await this.keep(owner, holding, holding.standing);
      else if (holding?.state === 'recoverable') await this.recover(owner, holding);
      else await this.buyNext(owner);
    }
  }

  /** By groups. */
  private async holdings(): Promise<ReadonlyMap<number, Holding>> {
    const rows = await this.app.query(
      `SELECT d.group_id, d.host, d.state, s.state AS standing FROM bought_domains d
         LEFT JOIN subscriptions s ON s.group_id = d.group_id AND s.live_key IS NOT NULL
        WHERE d.id IN (SELECT MAX(id) FROM bought_domains GROUP BY group_id)`,
    );
    return new Map(rows.map((row) => [Number(row['group_id']), row as unknown as Holding]));
  }

  private async keep(owner: Owner, { host }: Holding, standing: string): Promise<void> {
    if (standing === 'cancelled') {
      const { cancelled } = owner;
      if (cancelled !== null && this.happens(RESUMING)) await this.resume(owner, slotOf(host), cancelled);
    } else if (standing === 'pastDue') {
      if (this.happens(PAYING_AGAIN)) await this.payAgain(owner, host);
    } else if (this.happens(CANCELLING)) await this.cancel(owner, slotOf(host));
  }

  private async payAgain(owner: Owner, host: string): Promise<void> {
    const { member, gateway } = owner;
    const { type, character, pages } = gateway;
    const before = pages.length;
    const offer = { types: [type], currency: character.currency };
    const context = { slot: slotOf(host), paymentType: type, offer, address: ADDRESS };
    await allowing(() => this.app.get(ChangeCardService).change(member, context));
    const page = pages[before];
    if (!page) return;
    this.changed.add(member.groupId);
    await this.pay(owner, page);
    this.counts.paidAgain += 1;
  }

  private async recover(owner: Owner, { host }: Holding): Promise<void> {
    if (!this.happens(RECOVERING)) return;
    await this.order(owner, host);
    this.counts.recovered += 1;
  }

  private async buyNext(owner: Owner): Promise<void> {
    if (this.isCalm || owner.buysAt > this.app.now) return;
    owner.buysAt = this.app.now + DAY_MS;
    owner.tried += 1;
    const host = this.free.pop() ?? `${owner.name}-${owner.tried}.com`;
    const isReserved = await allowing(() => this.app.get(ReserveDomainService).reserve(owner.member, host));
    if (isReserved) await this.order(owner, host);
  }

  private async order(owner: Owner, item: string): Promise<void> {
    const { currency } = owner.gateway.character;
    const input = { target: 'domain', item, cycle: 'yearly', coupon: null, invoice: null, currency } as const;
    owner.cancelled = null;
    await allowing(async () => {
      await this.startPaying(owner, await this.app.get(CheckoutService).quote(owner.member, input));
    });
  }

  private freeLost(): void {
    const { registered } = this.registrar.state;
    const before = this.app.now - REGISTRY_GRACE_MS;
    const over = registered.filter(({ expiresOn }) => Date.parse(expiresOn) < before);
    for (const entry of over) {
      registered.splice(registered.indexOf(entry), 1);
      this.free.push(entry.domain);
      this.counts.freed += 1;
    }
  }
}
