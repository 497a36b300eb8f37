import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Product } from '../support/processes';
import { visitOnce } from '../support/visit-ledger';

const CLIENTS = 50;
/** Visits before the attack. */
const ORDINARY = 20_000;
const ATTACK_MS = 4_000;
/** After this long it may not be noticed any more that there has been an attack. */
const BACK_WITHIN_MS = 1_000;
const SLOW_MS = 250;
const MAX_GROWTH_MIB = 100;
const asked = (method: string, path: string): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const MIB = 1024;

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? NaN) / MIB;

describe.each([
  ['a link that is not there', asked('GET', '/nobody-has-it')],
  ['a page that is not there', asked('GET', '/no/such/page')],
  ['a page, as only Node’s server reads it', asked('HEAD', '/') + asked('GET', '/no/such/page')],
])('clients that ask without end and never read, for %s', (_, request) => {
  const PIECE = Buffer.from(request.repeat(1_000));
  let product: Product;

  beforeAll(async () => {
    product = await Product.start('SQLite', ['all'], { NODE_OPTIONS: '--max-old-space-size=512' });
  });
  afterAll(() => product.stop());

  /** A process that has just started takes more memory with its first load, whatever that is. */
  async function warmUp(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    await Promise.all(Array.from({ length: ORDINARY }, () => visitOnce(agent, product.origin, 0)));
    agent.destroy();
  }

  /** Milliseconds that each of so many others waited. */
  async function waits(count: number): Promise<number[]> {
    const all: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const began = performance.now();
      const { status } = await fetch(`${product.origin}/health/live`);
      expect(status).toBe(200);
      all.push(performance.now() - began);
    }
    return all;
  }

  /** Sends as fast as the server reads, on a new connection whenever one has ended; reads nothing. */
  async function attack(until: number): Promise<void> {
    const port = Number(new URL(product.origin).port);
    while (performance.now() < until) {
      const socket = connect(port, '127.0.0.1').pause();
      const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
      const send = (): void => {
        while (socket.writable && socket.write(PIECE));
      };
      socket.on('connect', send).on('drain', send);
      await Promise.race([closed, sleep(until - performance.now())]);
      socket.destroy();
    }
  }

  it('cost others nothing a second later, and little memory', async () => {
    const [process] = product.processes;
    const pid = process?.pid ?? NaN;
    await warmUp();
    const before = memoryOf(pid);
    const until = performance.now() + ATTACK_MS;
    await Promise.all(Array.from({ length: CLIENTS }, () => attack(until)));
    await sleep(BACK_WITHIN_MS);
    const after = (await waits(200)).toSorted((one, other) => one - other);
    expect(after[197]).toBeLessThan(SLOW_MS);
    expect(memoryOf(pid) - before).toBeLessThan(MAX_GROWTH_MIB);
  });
});
