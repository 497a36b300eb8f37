import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { moment } from './column-types';

/** Calls that are answered in two phases: what the work is known by outside, who does it, and until when it is theirs. */
export class IdempotencyIntents1795000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('idempotency_keys', [
      new TableColumn({ name: 'intent_id', type: 'char', length: '36', isNullable: true }),
      new TableColumn({ name: 'holder', type: 'char', length: '36', isNullable: true }),
      new TableColumn(moment('held_until', true)),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('idempotency_keys', ['intent_id', 'holder', 'held_until']);
  }
}
