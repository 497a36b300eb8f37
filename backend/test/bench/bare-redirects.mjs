// How many redirects a bare `node:http` answers for each second of its processor time: the reference for what has to keep up
// with it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closedLoop } from './load.mjs';

const SERVER = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
const PORT = 3999;
const LINKS = 1_000;
const REDIRECTS = 60_000;
const CONNECTIONS = 64;
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has had, as Linux tells it. */
function processorSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

export async function bareRedirects() {
  const server = fork(SERVER, [String(PORT), String(LINKS)]);
  try {
    await once(server, 'message');
    const paths = Array.from({ length: LINKS }, (_, index) => `/bench-${index}`);
    const load = { port: PORT, connections: CONNECTIONS, paths };
    await closedLoop({ ...load, amount: REDIRECTS / 4 });
    const before = processorSeconds(server.pid);
    await closedLoop({ ...load, amount: REDIRECTS });
    return REDIRECTS / (processorSeconds(server.pid) - before);
  } finally {
    server.kill();
  }
}
