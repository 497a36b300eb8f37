import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { step } from './progress.mjs';
import { mustRun } from './run.mjs';

const stampFile = inRoot('node_modules', '.linklet-install');
const lockFile = inRoot('package-lock.json');
// npm keeps here what it really put on the disk.
const installedFile = inRoot('node_modules', '.package-lock.json');

// The platform belongs to it: packages carry prebuilt binaries, and folders are shared with containers.
const wantedStamp = () =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(lockFile))
    .digest('hex');

/**
 * True when every package of the lock is there in its version; optional ones may be missing (other platforms).
 * @public for its tests
 */
export function installedMatches(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function alreadyInstalledByHand() {
  if (!existsSync(installedFile)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  return installedMatches(read(lockFile), read(installedFile));
}

export function isInstalled() {
  const stamp = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  if (!alreadyInstalledByHand()) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

// npm tells its scripts where it lives; its own file runs everywhere, while `npm` alone is a shell script on Windows.
const npm = (...args) =>
  process.env.npm_execpath ? [process.execPath, process.env.npm_execpath, ...args] : ['npm', ...args];

/** Installs exactly what the lock file names. Development packages are always among them: they do the building. */
export async function install() {
  await step('Installing packages (npm ci)', () => mustRun(npm('ci', '--include=dev', '--no-progress')));
  writeFileSync(stampFile, wantedStamp());
}
