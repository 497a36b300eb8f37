import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { UsageError } from './failure.mjs';

function path({ XDG_CONFIG_HOME: configHome, HOME: home = homedir() }) {
  const directory = configHome === undefined || configHome === '' ? join(home, '.config') : configHome;
  return join(directory, 'linklet', 'config.json');
}

function stored(env) {
  try {
    return JSON.parse(readFileSync(path(env), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new UsageError(`${path(env)} cannot be read: run linklet login again`);
  }
}

/** The address and the token: of the environment first, then of `linklet login`. */
export function settingsOf(env) {
  const { url, token } = stored(env);
  const settings = { url: env.LINKLET_URL || url, token: env.LINKLET_TOKEN || token };
  if (!settings.url) throw new UsageError('set LINKLET_URL, or run linklet login');
  if (!settings.token) throw new UsageError('set LINKLET_TOKEN, or run linklet login');
  return settings;
}

/** For the owner alone, whatever the file was before. */
export function remember(env, settings) {
  const file = path(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(settings)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return file;
}

export const forget = (env) => rmSync(path(env), { force: true });
