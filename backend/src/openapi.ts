import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplication, describeApi } from './application';
import { readEnv } from './config/env';
import { settingsFrom } from './config/settings';

/** Writes backend/openapi.json from the code, without a database; run by `npm run gen`. */
async function writeDocument(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'linklet-openapi-'));
  try {
    const settings = settingsFrom(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
    const app = await createApplication(settings, { preview: true });
    writeFileSync('backend/openapi.json', `${JSON.stringify(describeApi(app), null, 2)}\n`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void writeDocument();
