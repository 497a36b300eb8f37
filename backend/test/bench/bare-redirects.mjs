// How many redirects a bare `node:http` answers for each second of its processor time: the reference for what has to keep up
// with it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { closedLoop } from './load.mjs';
import { processorSeconds } from './processor-time.mjs';

const SERVER = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
const PORT = 3999;
const LINKS = 1_000;
const REDIRECTS = 60_000;
const CONNECTIONS = 64;

export async function bareRedirects() {
  const server = fork(SERVER, [String(PORT), String(LINKS)]);
  try {
    await once(server, 'message');
    const paths = Array.from({ length: LINKS }, (_, index) => `/bench-${index}`);
    const load = { port: PORT, connections: CONNECTIONS, paths };
    await closedLoop({ ...load, amount: REDIRECTS / 4 });
    const before = processorSeconds(server);
    await closedLoop({ ...load, amount: REDIRECTS });
    return REDIRECTS / (processorSeconds(server) - before);
  } finally {
    server.kill();
  }
}
