import type { RegistrarState } from '../../sandbox/registrar/state';
import type { Simulator } from '../../sandbox/shared/simulator';
import { RegisterDomainsService } from '../../src/modules/domains/sales/application/register-domains.service';
import { SettleRegistrationService } from '../../src/modules/domains/sales/application/settle-registration.service';
import { ADDRESS } from './any-change';
import type { Row } from './buyer';
import type { MoneyApp } from './money-app';
import { DAY_MS, type Payer, PaymentDays } from './payment-days';

/** Everybody buys in the first days, which have an end of a month among them. */
const BUYING_DAYS = 10;
/** How likely something is wrong with the registrar at one of the moments of a day. */
const REGISTRAR_FAULT = 0.3;
/** How likely a person decides about what the registrar has refused, at one of the moments of a day. */
const DECIDING = 0.2;

const REGISTRAR_FAULTS = [
  ...(['taken', 'premium', 'server-error'] as const).map((kind) => ({ on: 'check', kind })),
  ...(['forget', 'server-error', 'drop-answer', 'drop-request'] as const).map((kind) => ({
    on: 'find',
    kind,
  })),
  ...(['slow', 'slow', 'taken-meanwhile', 'premium', 'nonsense', 'server-error', 'drop-answer'] as const).map(
    (kind) => ({ on: 'request', kind }),
  ),
];

const never = new AbortController().signal;

interface Around {
  /** Its clock must stand at the beginning, too. */
  readonly registrar: Simulator<RegistrarState>;
  /** Of the charges, those that banks refuse. */
  readonly refusedShare: number;
}

/** A payer, and what they have tried to have a domain for. */
export interface Owner extends Payer {
  readonly name: string;
  /** How many domains they have tried to have. */
  tried: number;
  /** The next moment at which they buy, if they have nothing by then. */
  buysAt: number;
}

/** Gateways and a registrar, day after day, of which each has its faults. */
export abstract class RegistrarDays extends PaymentDays {
  readonly registrar: Simulator<RegistrarState>;
  protected owners: readonly Owner[] = [];

  /** `start`: the beginning of a day in Taipei. */
  constructor(app: MoneyApp, random: () => number, start: number, { registrar, refusedShare }: Around) {
    super(app, random, start, refusedShare);
    this.registrar = registrar;
  }

  async enter(count: number): Promise<void> {
    const owners: Owner[] = [];
    for (let index = 0; index < count; index += 1) {
      const gateway = this.gateways[index % this.gateways.length];
      if (!gateway) continue;
      const buysAt = this.start + this.random() * BUYING_DAYS * DAY_MS;
      const member = await this.app.member();
      owners.push({ member, gateway, name: `owner-${index}`, tried: 0, cancelled: null, buysAt });
    }
    this.owners = owners;
  }

  protected override async hour(): Promise<void> {
    await this.registrar.clock.advanceTo(this.app.now);
    this.registrar.faults.clear();
    if (this.happens(REGISTRAR_FAULT)) this.armFault();
    await super.hour();
    await this.app.get(RegisterDomainsService).followDue(never);
    await this.decide();
  }

  private armFault(): void {
    const fault = REGISTRAR_FAULTS[Math.floor(this.random() * REGISTRAR_FAULTS.length)];
    if (fault) this.registrar.faults.arm(fault);
  }

  /** A person registers for another year what the registrar has refused, or gives it up. */
  private async decide(): Promise<void> {
    const waiting = await this.app.query(
      "SELECT id, group_id, host FROM bought_domains WHERE state = 'renewing' AND refusal IS NOT NULL",
    );
    for (const row of waiting) {
      if (this.isCalm || this.happens(DECIDING)) await this.settleOne(row);
    }
  }

  private async settleOne({ id, group_id: groupId, host }: Row): Promise<void> {
    const owner = this.owners.find(({ member }) => member.groupId === Number(groupId));
    const { registered, charges } = this.registrar.state;
    const entry = registered.find(({ domain }) => domain === host);
    if (!owner || !entry) throw new Error(`nobody has ${String(host)}`);
    const call = { member: owner.member, address: ADDRESS };
    const settle = this.app.get(SettleRegistrationService);
    if (this.random() < 0.5) {
      this.changed.add(Number(groupId));
      await settle.settle(call, Number(id), { refusal: 'its registry has closed' });
      return;
    }
    entry.expiresOn = `${Number(entry.expiresOn.slice(0, 4)) + 1}${entry.expiresOn.slice(4)}`;
    charges.push(entry.domain);
    await settle.settle(call, Number(id), { expiresOn: entry.expiresOn });
  }
}
