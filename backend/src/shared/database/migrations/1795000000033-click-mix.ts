import type { MigrationInterface, QueryRunner } from 'typeorm';

const DEVICE = 1;
const LANGUAGE = 2;

/** Devices and languages are counted together with what they are combined with, and no more by themselves. */
export class ClickMix1795000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM click_facets WHERE facet IN (?, ?)', [DEVICE, LANGUAGE]);
  }

  /** What was deleted is gone; the tables are as they were. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
