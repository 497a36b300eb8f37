// A process of the built product with its services of payments, and of domains that are bought: it does what its parent tells it, at the
// time that its parent names, and dies by kill -9 at the crash point that it was told.
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = (path) => require(`../../dist/${path}`);
const service = (path, name) => load(`modules/payments/application/${path}`)[name];

const { createApplication } = load('application.js');
const { settingsFrom } = load('config/settings-from-env.js');
const { readEnv } = load('config/env.js');
const { PlanGrantsService } = load('modules/billing/index.js');
const { SignInService } = load('modules/identity/index.js');
const { Clock } = load('shared/domain/clock.js');
const { UnitOfWork } = load('shared/database/unit-of-work.js');
const { BrokenInvariantsQuery } = load('modules/payments/infrastructure/broken-invariants.query.js');
const { ReserveDomainService } = load('modules/domains/sales/application/reserve-domain.service.js');
const { RegisterDomainsService } = load('modules/domains/sales/application/register-domains.service.js');
const PLAN = 'premium_plan';
const offerOf = (paymentType) => ({
  types: [paymentType],
  currency: paymentType === 'paypal' ? 'USD' : 'TWD',
});
const PurchasesService = service('orders/purchases.service', 'PurchasesService');
const ReceiveNoticeService = service('gateway-events/receive-notice.service', 'ReceiveNoticeService');
const ChangeTermsService = service('changes/change-terms.service', 'ChangeTermsService');
const ChangeCardService = service('changes/change-card.service', 'ChangeCardService');
const OrderRefundsService = service('desk/order-refunds.service', 'OrderRefundsService');
const ChangeSubscriptionService = service(
  'subscriptions/change-subscription.service',
  'ChangeSubscriptionService',
);
/** What its jobs do, in their order. */
const JOBS = [
  [service('subscriptions/due-subscriptions.service', 'DueSubscriptionsService'), 'follow'],
  [service('subscriptions/charge-due.service', 'ChargeDueService'), 'runDue'],
  [service('orders/open-attempts.service', 'OpenAttemptsService'), 'runDue'],
  [service('refunds/follow-refunds.service', 'FollowRefundsService'), 'runDue'],
  [service('invoices/issue-invoices.service', 'IssueInvoicesService'), 'follow'],
  [service('invoices/issue-allowances.service', 'IssueAllowancesService'), 'follow'],
  [PlanGrantsService, 'follow'],
  [service('subscriptions/mandates.service', 'MandatesService'), 'updateDue'],
  [service('mandates/final-charge-checks.service', 'FinalChargeChecksService'), 'runDue'],
  [RegisterDomainsService, 'followDue'],
];

const state = { now: Date.now(), crashAt: null };
for (const channel of ['linklet:payments:crash-points', 'linklet:domains:registrar-crash-points']) {
  subscribe(channel, (point) => {
    if (point === state.crashAt) process.kill(process.pid, 'SIGKILL');
  });
}

const app = await createApplication(settingsFrom(readEnv(process.env)));
await app.init();
const get = (token) => app.get(token, { strict: false });
get(Clock).now = () => new Date(state.now);
const signal = new AbortController().signal;
const ADDRESS = '10.0.0.1';

const commands = {
  async member() {
    const { user, groupId } = await get(SignInService).enter({
      proof: { way: 'email', email: `person-${randomUUID()}@example.com` },
      browserUuid: randomUUID(),
      lang: 'en',
      address: ADDRESS,
      userAgent: 'Mozilla/5.0',
    });
    return { kind: 'member', userId: user.userId, groupId, groupLevel: 2 };
  },
  reserve: async ({ member, host }) => void (await get(ReserveDomainService).reserve(member, host)),
  async buy({ member, paymentType, target = PLAN, item, cycle }) {
    const order = await get(PurchasesService).quote(
      member,
      { target, item, cycle, paymentType },
      offerOf(paymentType),
    );
    const { handOver } = await get(PurchasesService).start(member, order.externalId, {
      paymentType,
      offered: [paymentType],
    });
    return { url: handOver.url, data: handOver.data };
  },
  async upgrade({ member, paymentType, plan: item }) {
    const context = { slot: PLAN, paymentType, offer: offerOf(paymentType), address: ADDRESS };
    const { handOver } = await get(ChangeTermsService).change(member, 'upgrade', { item }, context);
    return { url: handOver.url, data: handOver.data };
  },
  degrade: async ({ member, paymentType, plan: item }) => {
    const context = { slot: PLAN, offer: offerOf(paymentType), address: ADDRESS };
    await get(ChangeTermsService).change(member, 'degrade', { item }, context);
  },
  async changeCard({ member, paymentType }) {
    const context = { slot: PLAN, paymentType, offer: offerOf(paymentType), address: ADDRESS };
    const { handOver } = await get(ChangeCardService).change(member, context);
    return { url: handOver.url, data: handOver.data };
  },
  notice: ({ fields }) => get(ReceiveNoticeService).receive('newebPay', fields),
  comeBack: ({ type = 'linePay', number, reference }) =>
    get(ReceiveNoticeService).handleReturnOf(type, number, reference),
  cancel: async ({ member }) =>
    void (await get(ChangeSubscriptionService).cancel(member, PLAN, { reason: 'no', address: ADDRESS })),
  resume: async ({ member }) => void (await get(ChangeSubscriptionService).resume(member, PLAN, ADDRESS)),
  async refund({ member, amount }) {
    const [{ external_id: externalId }] = await get(UnitOfWork).manager.query(
      "SELECT external_id FROM orders WHERE group_id = ? AND state = 'paid' ORDER BY id DESC LIMIT 1",
      [member.groupId],
    );
    const wanted = {
      amount: () => (amount === null ? undefined : { minor: amount, currency: 'TWD' }),
      endSubscription: amount === null,
    };
    await get(OrderRefundsService).want(externalId, wanted, {
      admin: member,
      reason: 'a test',
      address: ADDRESS,
    });
  },
  async upkeep() {
    for (const [each, job] of JOBS) await get(each)[job](signal);
  },
  broken: () => get(BrokenInvariantsQuery).find({ now: new Date(state.now), since: new Date(0) }),
  query: ({ sql, values }) => get(UnitOfWork).manager.query(sql, values ?? []),
};

process.on('message', async ({ id, command, now, crashAt = null, ...given }) => {
  Object.assign(state, { now, crashAt });
  try {
    process.send({ id, result: (await commands[command](given)) ?? null });
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error) });
  }
});
// Its parent is gone.
process.on('disconnect', () => process.exit());
process.send({ id: 'ready' });
