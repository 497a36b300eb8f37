import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from './application';
import { readEnv } from './config/env';
import { settingsFrom } from './config/settings-from-env';

/** Shows the application's shape, without a database or anything running, to programs that write about it. */
export async function preview(look: (app: NestFastifyApplication) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'linklet-preview-'));
  try {
    const settings = settingsFrom(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
    look(await createApplication(settings, { preview: true }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
