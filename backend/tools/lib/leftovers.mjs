// What a run that was killed could not remove: servers started for it, and its temporary folders. The names of these hold
// the number of the process that made them.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In the folder of a server: the number of its process. */
export const SERVICE_PID = 'server.pid';

const SERVICE = 'linklet-service-';

/** How the folder of a server begins that this process starts. */
export const serviceFolder = (pid) => `${SERVICE}${pid}-`;

/** Those of services, and those of tests, whose name is made in backend/test/harness/kept.cjs. */
const LEFT = /^linklet-(?:service-|run)(\d+)-/;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Only a server that works in this folder is ended: another process may have got its number since. */
function endServer(folder) {
  try {
    const pid = Number(readFileSync(join(folder, SERVICE_PID), 'utf8'));
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended, or this system does not say what its processes are.
  }
}

export function removeLeftovers(folder = tmpdir()) {
  for (const name of readdirSync(folder)) {
    const made = LEFT.exec(name);
    if (!made || isRunning(Number(made[1]))) continue;
    if (name.startsWith(SERVICE)) endServer(join(folder, name));
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}
