import { createServer as createTcpServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { endless, type PageHandler, pageOf, PageServer, redirectTo } from '../../../test/support/page-server';
import { selfSigned } from '../../../test/support/self-signed';
import { GatewayClient } from './gateway-client';
import { GatewayError } from './gateway-error';

let server: PageServer;
beforeEach(async () => {
  server = new PageServer();
  await server.start();
});
afterEach(() => server.stop());

const origin = (): string => `http://127.0.0.1:${server.port}`;
const client = (timeoutMs = 5_000): GatewayClient => new GatewayClient({ urls: [origin()], timeoutMs });

async function failureOf(call: Promise<unknown>): Promise<GatewayError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GatewayError)) throw new Error('it did not fail as it should', { cause: error });
  return error;
}

const echo: PageHandler = (response, request) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { 'content-type': type, 'x-signature': signature } = request.headers;
    const body = Buffer.concat(parts).toString();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ method: request.method, type, signature, body }));
  });
};
const begin: PageHandler = (response) => {
  response.writeHead(200, { 'content-length': '99' }).write('{"half');
};
const breakOff: PageHandler = (response) => {
  response.writeHead(200, { 'content-length': '99' }).write('half', () => response.destroy());
};

it.each([
  ['GET', undefined, undefined],
  ['POST', undefined, '{"金額":19,"id":"1234567890123456789"}'],
  ['PUT', 'PUT', 'a=b&c=%20'],
] as const)('sends a %s, with headers and body as they are', async (method, named, body) => {
  server.other = echo;
  const headers = { 'content-type': 'text/x', 'x-signature': 'abc' };
  const answer = await client().send({
    url: `${origin()}/v1/pay?x=1`,
    headers,
    ...(named === undefined ? {} : { method: named }),
    ...(body === undefined ? {} : { body }),
  });
  expect(answer.object()).toEqual({ method, type: 'text/x', signature: 'abc', body: body ?? '' });
  expect(server.visits).toEqual([`127.0.0.1:${server.port}/v1/pay?x=1`]);
});

it.each([200, 404, 500])('hands over an answer of status %d, with its headers and text', async (status) => {
  server.other = pageOf('19 位: 1234567890123456789', 'text/plain', status);
  const answer = await client().send({ url: origin() });
  expect([answer.status, answer.isSuccess]).toEqual([status, status === 200]);
  expect([answer.headers['content-type'], answer.text]).toEqual(['text/plain', '19 位: 1234567890123456789']);
});

it.each(['<html>', '', 'null', '[]', '7', '{"half'])('finds no object in %j', async (text) => {
  server.other = pageOf(text, 'application/json');
  const answer = await client().send({ url: origin() });
  expect(() => answer.object()).toThrow(new GatewayError('not-json', true));
});

it.each(['https://127.0.0.1', 'http://127.0.0.1:1', 'http://localhost', '/v1', 'file:///etc/passwd', ''])(
  'calls no other origin: %s',
  async (url) => {
    const { reason, mayHaveArrived } = await failureOf(client().send({ url }));
    expect([reason, mayHaveArrived]).toEqual(['other-origin', false]);
    expect(server.connections).toBe(0);
  },
);

it.each([301, 302, 303, 307, 308])('follows no redirect: %d', async (status) => {
  server.other = redirectTo('/elsewhere', status);
  const failure = await failureOf(client().send({ url: origin(), body: 'secret' }));
  expect([failure.reason, failure.mayHaveArrived]).toEqual(['redirected', true]);
  expect(server.visits).toHaveLength(1);
});

it.each<[string, PageHandler]>([
  ['nothing comes', () => undefined],
  ['the body never ends', begin],
])('waits no longer than it may when %s', async (_, reply) => {
  server.other = reply;
  const failure = await failureOf(client().send({ url: origin(), timeoutMs: 100 }));
  expect([failure.reason, failure.mayHaveArrived]).toEqual(['too-slow', true]);
  expect((await failureOf(client(100).send({ url: origin(), body: 'x' }))).reason).toBe('too-slow');
});

it('reads as much as the limit says, and not a byte more', async () => {
  const limited = new GatewayClient({ urls: [origin()], timeoutMs: 5_000, maxBodyBytes: 10 });
  server.other = pageOf('x'.repeat(10));
  expect((await limited.send({ url: origin() })).text).toHaveLength(10);
  server.other = pageOf('x'.repeat(11));
  expect((await failureOf(limited.send({ url: origin() }))).reason).toBe('too-large');
  expect((await limited.send({ url: origin(), maxBodyBytes: 11 })).text).toHaveLength(11);
  server.other = endless('x'.repeat(1_000));
  expect((await failureOf(client().send({ url: origin() }))).reason).toBe('too-large');
});

it.each<[string, PageHandler]>([
  ['in its middle', breakOff],
  ['before it', (response) => void response.socket?.resetAndDestroy()],
])('has no answer when the connection breaks off %s', async (_, reply) => {
  server.other = reply;
  const failure = await failureOf(client().send({ url: origin(), body: 'x' }));
  expect([failure.reason, failure.mayHaveArrived]).toEqual(['no-answer', true]);
});

it('knows that nobody who is not there has seen the request', async () => {
  const free = createTcpServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  await once(free.close(), 'close');
  const url = `http://127.0.0.1:${port}/?key=secret`;
  const failure = await failureOf(new GatewayClient({ urls: [url], timeoutMs: 5_000 }).send({ url }));
  expect([failure.reason, failure.mayHaveArrived]).toEqual(['no-answer', false]);
  expect(`${failure.message} ${JSON.stringify(failure)}`).not.toContain('secret');
});

it('reads on one connection, and writes on one of its own each', async () => {
  server.other = pageOf('ok');
  const gateway = client();
  for (let count = 0; count < 3; count += 1) await gateway.send({ url: origin() });
  expect(server.connections).toBe(1);
  for (let count = 0; count < 3; count += 1) await gateway.send({ url: origin(), body: 'x' });
  expect(server.connections).toBe(4);
});

it('trusts whom it is told to, and nobody else', async () => {
  const identity = selfSigned('localhost');
  const secure = new PageServer(identity);
  await secure.start();
  secure.other = pageOf('sealed');
  const url = `https://localhost:${secure.port}/`;
  const options = { urls: [url], timeoutMs: 5_000 };
  for (const body of [{}, { body: 'x' }]) {
    const answer = await new GatewayClient({ ...options, ca: identity.cert }).send({ url, ...body });
    expect(answer.text).toBe('sealed');
    for (const ca of [{}, { ca: selfSigned('localhost').cert }]) {
      const failure = await failureOf(new GatewayClient({ ...options, ...ca }).send({ url, ...body }));
      expect([failure.reason, failure.mayHaveArrived]).toEqual(['no-answer', false]);
    }
  }
  await secure.stop();
});

it('stands in for fetch', async () => {
  server.other = echo;
  const { fetch } = client();
  const response = await fetch(new URL(origin()), {
    method: 'post',
    body: 'x',
    headers: { 'x-signature': 's' },
  });
  expect(await response.json()).toMatchObject({ method: 'POST', signature: 's', body: 'x' });
  server.other = pageOf('', 'text/plain', 204);
  expect((await fetch(origin())).status).toBe(204);
  await expect(fetch(new Request(origin()))).rejects.toThrow(TypeError);
  await expect(fetch(origin(), { body: new Uint8Array(1), method: 'POST' })).rejects.toThrow(TypeError);
  await expect(fetch('http://127.0.0.1:1')).rejects.toThrow(GatewayError);
});
