import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from '../../src/application';
import { readEnv } from '../../src/config/env';
import { settingsFrom } from '../../src/config/settings-from-env';
import { PlanGrantsService } from '../../src/modules/billing';
import { SignInService } from '../../src/modules/identity';
import { ChargeDueService } from '../../src/modules/payments/application/subscriptions/charge-due.service';
import { DueSubscriptionsService } from '../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { FinalChargeChecksService } from '../../src/modules/payments/application/mandates/final-charge-checks.service';
import { FollowRefundsService } from '../../src/modules/payments/application/refunds/follow-refunds.service';
import { IssueAllowancesService } from '../../src/modules/payments/application/invoices/issue-allowances.service';
import { IssueInvoicesService } from '../../src/modules/payments/application/invoices/issue-invoices.service';
import { MandatesService } from '../../src/modules/payments/application/subscriptions/mandates.service';
import { MissedRenewalsService } from '../../src/modules/payments/application/subscriptions/missed-renewals.service';
import { OpenAttemptsService } from '../../src/modules/payments/application/orders/open-attempts.service';
import {
  type InvoiceProvider,
  InvoiceProviders,
} from '../../src/modules/payments/application/ports/invoice-provider';
import {
  type GatewayFact,
  PaymentGateways,
} from '../../src/modules/payments/application/ports/payment-gateway';
import { ReceiveEventService } from '../../src/modules/payments/application/gateway-events/receive-event.service';
import { ReceiveNoticeService } from '../../src/modules/payments/application/gateway-events/receive-notice.service';
import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import type { Member } from '../../src/shared/domain/actor';
import { Clock } from '../../src/shared/domain/clock';
import { APP_ORIGIN } from './app';
import type { Row } from './buyer';
import { migratedStorage } from './database';
import { NO_NETWORK } from './networks';
import type { ScriptedGateway } from './scripted-gateway';

const never = new AbortController().signal;

/**
 * The application's services over SQLite, at a time and with gateways that its test chooses, without HTTP and without jobs;
 * nothing waits for the disk.
 */
export class MoneyApp {
  now = Date.now();
  /** The tables that had no rows when it started. */
  private tables: readonly string[] = [];

  private constructor(
    private readonly app: NestFastifyApplication,
    private readonly drop: () => Promise<void>,
  ) {
    // Functions of jest would keep every answer that they have ever given.
    this.get(Clock).now = () => this.moment;
  }

  /** Whom it takes money by. */
  set gateways(gateways: readonly ScriptedGateway[]) {
    this.get(PaymentGateways).find = (wanted) => gateways.find(({ type }) => type === wanted) ?? null;
  }

  /** With variables of real gateways it calls those. */
  static async start(gateways: Readonly<Record<string, string>> = {}): Promise<MoneyApp> {
    const { storage, drop } = await migratedStorage('SQLite');
    const variables = {
      APP_ORIGIN,
      ...gateways,
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
      PATROL: 'off',
      ROLE: 'web',
    };
    const settings = settingsFrom(readEnv({ ...variables, DATA_DIR: storage.dataDir }));
    const app = await createApplication(settings, { network: NO_NETWORK });
    await app.init();
    const money = new MoneyApp(app, drop);
    for (const pragma of ['synchronous = OFF', 'journal_mode = MEMORY', 'secure_delete = OFF']) {
      await money.query(`PRAGMA ${pragma}`);
    }
    await money.findEmptyTables();
    return money;
  }

  get moment(): Date {
    return new Date(this.now);
  }

  get<T>(token: abstract new (...args: never[]) => T): T {
    return this.app.get<T>(token, { strict: false });
  }

  /** Who issues invoices; none unless a test says so. */
  invoiceBy(provider: InvoiceProvider): void {
    Object.assign(this.get(InvoiceProviders), { provider });
  }

  query(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.get(UnitOfWork).manager.query(sql, [...values]);
  }

  /** A message of a gateway arrives. */
  hear({ type, character }: ScriptedGateway, { key }: GatewayFact): Promise<void> {
    if (!character.sendsEvents) return this.get(ReceiveNoticeService).receive(type, { key });
    return this.get(ReceiveEventService).receive(type, { headers: {}, body: Buffer.from(key) });
  }

  /** What its jobs do with subscriptions whose time has come. */
  followDue(): Promise<void> {
    return this.get(DueSubscriptionsService).follow(never);
  }

  /** What its other jobs do. */
  async followRest(): Promise<void> {
    await this.get(ChargeDueService).runDue(never);
    await this.get(ChargeDueService).retryDue(never);
    await this.get(MissedRenewalsService).remind(never);
    await this.get(OpenAttemptsService).runDue(never);
    await this.get(FollowRefundsService).runDue(never);
    await this.get(MandatesService).updateDue(never);
    await this.get(FinalChargeChecksService).runDue(never);
    await this.get(IssueInvoicesService).follow(never);
    await this.get(IssueAllowancesService).follow(never);
    await this.get(PlanGrantsService).follow(never);
  }

  /** Forgets all that has happened since it started; numbers of rows go on. */
  async empty(): Promise<void> {
    for (const table of this.tables) await this.query(`DELETE FROM ${table}`);
  }

  async member(): Promise<Member> {
    const { user, groupId, session } = await this.get(SignInService).enter({
      proof: { way: 'email', email: `person-${randomUUID()}@example.com` },
      browserUuid: randomUUID(),
      lang: 'en',
      address: '10.0.0.1',
      userAgent: 'Mozilla/5.0',
    });
    return {
      kind: 'member',
      userId: user.userId,
      groupId,
      groupLevel: 2,
      mayEditAll: false,
      isReadOnly: false,
      isSiteAdmin: false,
      sessionId: session.id,
      browserUuid: session.browserUuid,
    };
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.drop();
  }

  private async findEmptyTables(): Promise<void> {
    const all = await this.query(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    const names = all.map(({ name }) => String(name));
    const looks = names.map((name) => `SELECT '${name}' AS name WHERE NOT EXISTS (SELECT 1 FROM ${name})`);
    this.tables = (await this.query(looks.join(' UNION ALL '))).map(({ name }) => String(name));
  }
}
