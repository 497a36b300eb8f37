import { collector } from '../../../test/support/memory';
import { type PageHandler, pageOf, PageServer } from '../../../test/support/page-server';
import { boundedFetch } from './bounded-fetch';

let server: PageServer;
beforeEach(async () => {
  server = new PageServer();
  await server.start();
});
afterEach(() => server.stop());

const ask = (init?: RequestInit): Promise<Response> => boundedFetch(`http://127.0.0.1:${server.port}/`, init);
const halfAnAnswer: PageHandler = (response) => {
  response.writeHead(200, { 'content-length': '99' }).write('half');
};

it('hands over the whole answer', async () => {
  server.other = pageOf('短網址', 'text/plain', 201);
  const response = await ask();
  expect([response.status, await response.text()]).toEqual([201, '短網址']);
});

it('follows nobody', async () => {
  server.other = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  await expect(ask()).rejects.toThrow('fetch failed');
  expect(server.visits).toHaveLength(1);
});

it('reads no more than it can keep', async () => {
  server.other = pageOf('x'.repeat(256 * 1_024 + 1));
  await expect(ask()).rejects.toThrow('too long');
});

// Node 20 forgets the signal of a call with the first clearing of memory after its head.
it('waits for no end that does not come, also when memory is cleared meanwhile', async () => {
  server.other = halfAnAnswer;
  const clearMemory = collector();
  const ofMemory = setInterval(clearMemory, 5);
  const failures = await Promise.all(
    Array.from({ length: 5 }, () =>
      ask({ signal: AbortSignal.timeout(300) }).then(
        () => null,
        (error: unknown) => (error as Error).name,
      ),
    ),
  ).finally(() => clearInterval(ofMemory));
  expect(failures).toEqual(Array(5).fill('TimeoutError'));
});
