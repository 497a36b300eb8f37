import type { Row } from './buyer';
import type { PaymentWorld } from './payment-world';

type Query = (sql: string) => Promise<Row[]>;

async function moneyDisagreements(world: PaymentWorld, query: Query): Promise<unknown[]> {
  const attempts = await query(
    `SELECT a.number, a.state, a.received_minor,
            (SELECT SUM(r.amount_minor) FROM payment_refunds r
              WHERE r.attempt_id = a.id AND r.state IN ('waiting', 'done')) AS back
       FROM payment_attempts a WHERE a.received_minor > 0 AND a.gateway IS NOT NULL`,
  );
  const ours = new Map(attempts.map((row) => [String(row['number']), row]));
  const taken = world.taken();
  const found: unknown[] = [];
  for (const { number, amount, back } of taken) {
    // newebPay numbers the charges of a mandate; the first is known to us by the number of the mandate.
    const row = ours.get(number) ?? ours.get(number.replace(/_1$/, ''));
    if (row?.['state'] === 'settled' && Number(row['back'] ?? 0) === back) ours.delete(String(row['number']));
    else found.push({ money: number, state: row?.['state'] ?? 'unknown', back, ours: row?.['back'] });
    if (Number(row?.['received_minor']) !== amount) found.push({ money: number, amount });
  }
  for (const number of ours.keys()) found.push({ neverTaken: number });
  if (new Set(taken.map(({ number }) => number)).size !== taken.length) {
    found.push('something was taken twice');
  }
  return found;
}

async function invoiceDisagreements(world: PaymentWorld, query: Query): Promise<unknown[]> {
  const found: unknown[] = [];
  const paid = await query(
    `SELECT o.id, i.number, o.total_minor - COALESCE((
              SELECT SUM(r.amount_minor) FROM payment_refunds r
               WHERE r.order_id = o.id AND r.cause <> 'unapplied' AND r.state = 'done'), 0) AS total_minor
       FROM orders o LEFT JOIN invoices i ON i.order_id = o.id
      WHERE o.state = 'paid' AND o.currency = 'TWD' AND o.total_minor > 0`,
  );
  const invoices = world.invoices();
  for (const { id, number, total_minor: total } of paid) {
    if ((invoices.get(String(number)) ?? 0) !== Number(total)) found.push({ notInvoiced: id });
  }
  const sold = paid.filter(({ total_minor: total }) => Number(total) > 0).length;
  if (invoices.size !== sold) found.push({ invoices: invoices.size, sold });
  return found;
}

/** Where the product's books and those of the gateways disagree: money, what became of it, and its invoices. */
export const disagreements = async (world: PaymentWorld, query: Query): Promise<unknown[]> => [
  ...(await moneyDisagreements(world, query)),
  ...(await invoiceDisagreements(world, query)),
];
