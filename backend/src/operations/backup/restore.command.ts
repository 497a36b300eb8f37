import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, readEnv } from '../../config/env';
import { type Settings, settingsFrom } from '../../config/settings-from-env';
import { type Command, Refused } from '../command';
import { PARTS } from './backup';
import { checkFiles, type Manifest, markOf, readManifest } from './manifest';
import { checkBackup, restoreBackup, whatIsThere } from './restore';

/** A secret that came along goes where one would be made, before one is. */
async function bringSecret(folder: string, env: Env): Promise<void> {
  const from = join(folder, PARTS.secret);
  const dataDir = resolve(env.DATA_DIR);
  const to = join(dataDir, PARTS.secret);
  if (env.SECRET !== undefined || existsSync(to) || !existsSync(from)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyFile(from, to);
}

async function refuseToOverwrite(settings: Settings): Promise<void> {
  const found = await whatIsThere(settings.storage);
  if (found.length === 0) return;
  throw new Refused(
    `the target is not empty (${found.join(', ')}): set DATA_DIR and DATABASE_URL to empty ones, or add --replace to lose what is there`,
  );
}

async function restore(folder: string, manifest: Manifest, replace: boolean): Promise<Settings> {
  await checkFiles(folder, manifest);
  const env = readEnv();
  await bringSecret(folder, env);
  const settings = settingsFrom(env);
  await checkBackup(folder, manifest, settings.storage);
  if (!replace) await refuseToOverwrite(settings);
  await restoreBackup(folder, manifest, settings.storage);
  return settings;
}

/** Puts a backup into the installation that the environment names, which must not be running. */
export const restoreCommand: Command = {
  usage: `restore <folder> [--replace] [--check]
  <folder>    what npm run backup made
  --replace   loses what is in the target; without it, the target must be empty
  --check     only looks whether every file of the backup is what it was`,

  async run(args, say) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new Refused(`name one folder: ${this.usage}`);
    const manifest = await readManifest(folder);
    if (values.check) {
      await checkFiles(folder, manifest);
      say(`${folder} is whole: made ${manifest.madeAt} by Linklet ${manifest.version}`);
      return 0;
    }
    const { storage, secrets } = await restore(folder, manifest, values.replace);
    say(`Restored what was there at ${manifest.madeAt} to ${storage.dataDir}; start Linklet now`);
    if (markOf(secrets.secret) !== manifest.secretMark) {
      say(
        `The secret is another one than then (mark ${manifest.secretMark}): everybody has to sign in again, and visitors count as new for a day. To avoid it, put the old secret into DATA_DIR/secret or SECRET before starting`,
      );
    }
    return 0;
  },
};
