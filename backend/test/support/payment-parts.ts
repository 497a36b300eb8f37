import { OrderRefundsService } from '../../src/modules/payments/application/desk/order-refunds.service';
import type { Order } from '../../src/modules/payments/domain/order.entity';
import type { Member } from '../../src/shared/domain/actor';
import { type Money, money } from '../../src/shared/domain/money';
import type { MoneyApp } from './money-app';
import type { ScriptedGateway } from './scripted-gateway';

/** Those who run the site give a part of what was paid back, newest first by `nth`; the plan stays. */
export async function refundPart(
  app: MoneyApp,
  admin: Member,
  { nth, amount: minor }: { readonly nth: number; readonly amount: number },
): Promise<void> {
  const paid = await app.query("SELECT external_id FROM orders WHERE state = 'paid' ORDER BY id DESC");
  const order = paid[nth % paid.length];
  if (!order) return;
  const amount = ({ currency }: Order): Money => money(minor, currency);
  const step = { admin, reason: 'a test', address: '10.0.0.1' };
  await app
    .get(OrderRefundsService)
    .want(String(order['external_id']), { amount, endSubscription: false }, step);
}

/** Where the gateways gave back something else than was wanted; empty when they did not. */
export async function refundDifferences(
  app: MoneyApp,
  gateways: readonly ScriptedGateway[],
): Promise<unknown[]> {
  const rows = await app.query('SELECT number, state, amount_minor FROM payment_refunds');
  const ours = rows.map((row) => [row['number'], row['state'], Number(row['amount_minor'])]);
  const theirs = gateways.flatMap(({ trades }) =>
    trades.flatMap(({ refunds }) => [...refunds].map(([number, minor]) => [number, 'done', minor])),
  );
  const [one, other] = [ours, theirs].map((each) => JSON.stringify(each.sort()));
  return one === other ? [] : [{ ours, theirs }];
}
