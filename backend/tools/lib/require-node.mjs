// Imported first by every tool: ends with a plain sentence, before anything newer than the running Node is evaluated.
import { readFileSync } from 'node:fs';

const wanted = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).engines
  .node;

/** @public for its tests */
export function isNewEnough(running, range) {
  const [major, minor] = range.replace('>=', '').split('.').map(Number);
  const [runningMajor, runningMinor] = running.split('.').map(Number);
  return runningMajor > major || (runningMajor === major && runningMinor >= minor);
}

if (!isNewEnough(process.versions.node, wanted)) {
  console.error(
    `Linklet needs Node.js ${wanted.replace('>=', '')} or newer; this is ${process.versions.node}.`,
  );
  console.error('Install a newer one from https://nodejs.org or with a version manager, then try again.');
  process.exit(1);
}
