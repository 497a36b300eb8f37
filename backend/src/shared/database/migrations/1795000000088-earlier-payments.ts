import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments from before there were invoices get none: those who run the site have issued them by themselves. */
export class EarlierPayments1795000000088 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO invoices (order_id, attempt_id, group_id, currency, total_minor, state, wanted_at)
       SELECT o.id, a.id, o.group_id, o.currency, o.total_minor, 'none', COALESCE(a.settled_at, a.created_at)
         FROM payment_attempts a
         JOIN orders o ON o.id = a.order_id
         LEFT JOIN invoices i ON i.attempt_id = a.id
        WHERE a.state = 'settled' AND o.state = 'paid' AND i.id IS NULL`,
    );
  }

  /** They are true of earlier versions, too. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
