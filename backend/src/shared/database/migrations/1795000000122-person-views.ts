import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { moment } from './column-types';

const TABLE = 'person_views';
const INDEXES = ['admin_user_id', 'user_id', 'expires_at'];

/** What site admins look at as another person sees it, and until when. */
export class PersonViews1795000000122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      { name: 'id', type: 'varchar', length: '32', isPrimary: true },
      { name: 'admin_user_id', type: 'int' },
      { name: 'session_id', type: 'varchar', length: '32' },
      { name: 'user_id', type: 'int' },
      { name: 'group_id', type: 'int' },
      moment('expires_at'),
    ];
    await runner.createTable(new Table({ name: TABLE, columns }), true);
    for (const column of INDEXES) {
      await runner.createIndex(TABLE, new TableIndex({ name: `${TABLE}_${column}`, columnNames: [column] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
