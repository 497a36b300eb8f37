import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { moment } from './column-types';

/** Mandates that charge no more are asked once about charges that were not noticed. */
export class FinalChecks1795000000099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('mandates', new TableColumn(moment('final_check_at', true)));
    const index = { name: 'mandates_final_check', columnNames: ['final_check_at'] };
    await runner.createIndex('mandates', new TableIndex(index));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('mandates', 'mandates_final_check');
    await runner.dropColumn('mandates', 'final_check_at');
  }
}
