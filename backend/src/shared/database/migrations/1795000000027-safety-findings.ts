import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { exactText, generatedId, moment } from './column-types';

const INDICES = [
  { name: 'safety_findings_subject', columnNames: ['subject'], isUnique: true },
  { name: 'safety_findings_checked', columnNames: ['checked_at'] },
  { name: 'safety_findings_expires', columnNames: ['expires_at'] },
];

/** What was found out of addresses (by their hashes) and of domains, for a while. */
export class SafetyFindings1795000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'safety_findings',
        columns: [
          generatedId(runner),
          await exactText(runner, 'subject', 255),
          { name: 'reason', type: 'varchar', length: '20', isNullable: true },
          moment('checked_at'),
          moment('expires_at'),
        ],
      }),
      true,
    );
    for (const index of INDICES) await runner.createIndex('safety_findings', new TableIndex(index));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('safety_findings');
  }
}
