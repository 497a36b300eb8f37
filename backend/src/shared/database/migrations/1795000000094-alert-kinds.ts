import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names until then, and those that docs/payments.md explains. */
const KINDS = [
  ['unusable-money', 'unapplied-payment'],
  ['unknown-money', 'unknown-payment'],
  ['second-money', 'duplicate-payment'],
  ['money-returned', 'returned-payment'],
] as const;

/** Alerts about payments are named after payments. */
export class AlertKinds1795000000094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of KINDS) await this.rename(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of KINDS) await this.rename(runner, after, before);
  }

  private async rename(runner: QueryRunner, from: string, to: string): Promise<void> {
    await runner.query('UPDATE payment_alerts SET kind = ? WHERE kind = ?', [to, from]);
  }
}
