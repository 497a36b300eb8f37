import { momentOf } from '../../src/shared/database/rows';
import type { Row } from './buyer';
import type { DomainLife } from './domain-life';
import type { MoneyApp } from './money-app';

const DAY_MS = 86_400_000;
/** How long a charge that was refused leaves a domain to its group, and what may come late before that is known. */
const UNPAID_MS = (7 + 3) * DAY_MS;
const RECOVERY_MS = 7 * DAY_MS;
const HAD: ReadonlySet<string> = new Set(['registering', 'registered', 'renewing']);

/** What the registrar says and what groups pay for, held against what the product believes; empty when they agree. */
export async function holdingDifferences(app: MoneyApp, { registrar }: DomainLife): Promise<unknown[]> {
  const domains = await app.query(
    "SELECT group_id, host, state, registered_until, ends_at, due_at, live_key FROM bought_domains WHERE state NOT IN ('reserved', 'lapsed')",
  );
  const paid = new Map(
    (await app.query('SELECT live_key, state, period_end FROM subscriptions WHERE live_key IS NOT NULL')).map(
      (row) => [String(row['live_key']), row],
    ),
  );
  const keyOf = ({ group_id: group, host }: Row) => `${String(group)}:domain:${String(host)}`;
  const had = domains.filter(({ state }) => HAD.has(String(state)));
  const keys = new Set(had.map(keyOf));
  const entries = new Map(registrar.state.registered.map((entry) => [entry.domain, entry.expiresOn]));
  return [
    ...(keys.size === had.length ? [] : ['a group has a domain twice']),
    ...had
      .filter((domain) => !isPaid(paid.get(keyOf(domain)), app.now))
      .map((domain) => ({ unpaid: domain })),
    ...[...paid.keys()].filter((key) => !keys.has(key)).map((key) => ({ paidForNothing: key })),
    ...had
      .filter(({ host, state, registered_until: until }) => {
        const held = entries.get(String(host));
        return state === 'registered' && held !== dayOf(until);
      })
      .map((domain) => ({ heldOtherwise: domain, held: entries.get(String(domain['host'])) })),
    ...domains.filter((domain) => isOverdue(domain, app.now)).map((domain) => ({ keptTooLong: domain })),
  ];
}

/** Years that the registrar has charged and that groups have paid for, by domains, when nothing is under way any more. */
export async function yearDifferences(app: MoneyApp, { registrar }: DomainLife): Promise<unknown[]> {
  const waiting = await app.query(
    "SELECT host, state, refusal FROM bought_domains WHERE state IN ('registering', 'renewing')",
  );
  const rows = await app.query(
    `SELECT s.item AS host, COUNT(*) AS years FROM subscription_periods p
       JOIN subscriptions s ON s.id = p.subscription_id
      WHERE NOT EXISTS (SELECT 1 FROM payment_attempts a JOIN payment_refunds r ON r.attempt_id = a.id
                         WHERE a.order_id = p.order_id AND a.state = 'settled' AND r.cause <> 'unapplied')
      GROUP BY s.item`,
  );
  const paid = new Map(rows.map(({ host, years }) => [String(host), Number(years)]));
  const charged = new Map<string, number>();
  for (const host of registrar.state.charges) charged.set(host, (charged.get(host) ?? 0) + 1);
  const hosts = new Set([...paid.keys(), ...charged.keys()]);
  return [
    ...waiting,
    ...[...hosts]
      .map((host) => ({ host, paid: paid.get(host) ?? 0, charged: charged.get(host) ?? 0 }))
      .filter((each) => each.paid !== each.charged),
  ];
}

const dayOf = (moment: unknown): string =>
  momentOf(moment as string)
    .toISOString()
    .slice(0, 10);

/** Its year is not over, or was over only just now. */
function isPaid(subscription: Row | undefined, now: number): boolean {
  if (!subscription) return false;
  return now < Date.parse(`${String(subscription['period_end'])}T00:00:00+08:00`) + UNPAID_MS;
}

/** It could have been bought again for seven days, and they are over. */
const isOverdue = ({ state, ends_at: end }: Row, now: number): boolean =>
  state === 'recoverable' && now > momentOf(end as string).getTime() + RECOVERY_MS + DAY_MS;
