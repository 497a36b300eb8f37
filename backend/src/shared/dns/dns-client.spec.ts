import { DnsClient } from './dns-client';

const client = new DnsClient([]);

it.each([
  ['ENOTFOUND', []],
  ['ENODATA', []],
  ['ESERVFAIL', null],
  ['EREFUSED', null],
  ['ETIMEOUT', null],
  ['ECONNREFUSED', null],
  ['ECANCELLED', null],
  ['EFORMERR', null],
  ['ENOTIMP', null],
  ['EBADRESP', null],
  [undefined, null],
])('after %s the answer is %j', async (code, answer) => {
  const failure = Object.assign(new Error('query failed'), { code });
  expect(await client.ask(() => Promise.reject(failure))).toEqual(answer);
});

it('gives no more than a hundred values', async () => {
  expect(await client.ask(() => Promise.resolve(Array.from({ length: 101 }, (_, n) => n)))).toHaveLength(100);
});
