import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TestServer } from '../../support/app';

const ASSETS = join(__dirname, '../../../../frontend/dist/assets');

const READERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

interface Answer {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly bytes: Buffer;
}

let server: TestServer;
let libraries: string;

beforeAll(async () => {
  server = await TestServer.shared();
  libraries = `/assets/${readdirSync(ASSETS).find((name) => /^libraries-.*\.js$/.test(name)) ?? ''}`;
});

/** Without a client that decompresses by itself. */
const ask = (path: string, accepted: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(server.url + path, { headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-encoding': encoding, vary } = response.headers;
        resolve({ encoding, vary, bytes: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });

describe.each([
  ['a page', () => '/en/login'],
  ['a file of the front end', () => libraries],
  ['an answer of the API', () => '/api/openapi.json'],
])('%s', (_title, path) => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
  ])('is sent as %s to who accepts it, at less than half its size', async (encoding, accepted) => {
    const plain = await ask(path(), 'identity');
    expect(plain.encoding).toBeUndefined();
    const answer = await ask(path(), accepted);
    expect([answer.encoding, answer.vary]).toEqual([encoding, expect.stringMatching(/accept-encoding/i)]);
    expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 2);
    const read = READERS[encoding]?.(answer.bytes);
    // A page has a nonce of its own each time.
    expect(read?.length).toBe(plain.bytes.length);
  });
});

it.each(['/api/v1/site', '/no-such-slug-here'])(
  'what fits one packet or answers a visitor of a short link is not: %s',
  async (path) => {
    expect((await ask(path, 'gzip, br')).encoding).toBeUndefined();
  },
);
