import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups whose short addresses are shown as the short domain is served; nothing read what was stored so far. */
export class LinkSchemes1795000000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE user_groups SET link_schema = 'auto'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE user_groups SET link_schema = 'https' WHERE link_schema = 'auto'");
  }
}
