// Two tools started at once (a server and its tests, say) must not install or build into the same folders together.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';
import { say } from './progress.mjs';

const file = join(tmpdir(), `linklet-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`);

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holder() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

const release = () => {
  if (holder() === process.pid) rmSync(file, { force: true });
};

export async function withSetupLock(work) {
  let isSaid = false;
  while (!take()) {
    const pid = holder();
    if (pid && !isAlive(pid)) rmSync(file, { force: true });
    else {
      if (!isSaid) say(`waiting for the set-up of process ${pid}`);
      isSaid = true;
      await sleep(200);
    }
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}
