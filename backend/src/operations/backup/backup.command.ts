import { parseArgs } from 'node:util';
import { readEnv } from '../../config/env';
import { settingsFrom } from '../../config/settings-from-env';
import { type Command, Refused } from '../command';
import { makeBackup } from './backup';
import type { Manifest } from './manifest';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const summary = ({ files, rows, uncountedClicks }: Manifest): string =>
  `${String(files.length)} files, ${String(total(files.map(({ bytes }) => bytes)))} bytes; ` +
  `${String(total(Object.values(rows)))} rows and ${String(uncountedClicks)} clicks that were not counted yet`;

/** Backs up the installation that the environment names, while it works. */
export const backupCommand: Command = {
  usage: `backup <folder> [--with-secret]
  <folder>        is made, and must not exist
  --with-secret   puts the secret into it: whoever has the backup can then sign in as anybody`,

  async run(args, say) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'with-secret': { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new Refused(`name one folder: ${this.usage}`);
    const withSecret = values['with-secret'];
    const manifest = await makeBackup(settingsFrom(readEnv()), { folder, withSecret }, new Date());
    say(`Backed up to ${folder}: ${summary(manifest)}`);
    if (!withSecret) {
      say(
        `The secret (mark ${manifest.secretMark}) is not in it: keep DATA_DIR/secret, or what SECRET says, elsewhere`,
      );
    }
    return 0;
  },
};
