import { readFileSync } from 'node:fs';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { changeGroup } from '../../support/groups';
import { refused } from '../../support/links';
import type { Refusal } from '../../support/teams';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: object;
}

/** Their callers may send more than they know: RFC 6749 says so, and Google's script does. */
const OPEN = ['Token.issue', 'OneTap.enter'];

const { paths: PATHS } = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

let server: TestServer;
let admin: TestMember;
let slug: string;

beforeAll(async () => {
  server = await TestServer.shared();
  admin = await server.member({ email: SITE_ADMIN });
  await changeGroup(server, admin.groupId, { plan: 'classic' });
  slug = (await admin.shorten('https://example.com/')).encodeId;
});

const problemsWith = async (method: string, path: string, body: object): Promise<readonly string[]> => {
  const { body: answer } = await admin.call<Partial<Refusal>>(path, { method, body });
  return (answer.error?.fields ?? []).map(({ field, code }) => `${field}: ${code}`);
};

it('a field that a call does not have is refused by name, by every call that takes a body', async () => {
  const calls = Object.entries(PATHS).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) =>
      requestBody && !OPEN.includes(operationId) ? [{ path, method: method.toUpperCase(), operationId }] : [],
    ),
  );
  expect(calls.length).toBeGreaterThan(50);
  for (const { path, method, operationId } of calls) {
    const there = path
      .replace('/api/v1', '')
      .replace('{encodeId}', slug)
      .replace('{groupId}', String(admin.groupId))
      .replace(/\{\w+\}/g, '1');
    const problems = await problemsWith(method, there, { noSuchField: 1 });
    expect([operationId, problems]).toEqual([
      operationId,
      expect.arrayContaining(['noSuchField: http.field-unknown']),
    ]);
  }
});

it('one within another, or in a row of a batch, is refused like it', async () => {
  const url = 'https://example.com/';
  const made = { url, utm: { source: 'a', sauce: 'b' } };
  expect(await problemsWith('POST', '/links', made)).toEqual(['utm.sauce: http.field-unknown']);
  const { body } = await admin.call<{ data: { results: { error?: object }[] } }>('/batch/links', {
    method: 'POST',
    body: { links: [{ url, tag: 'a' }, { url }] },
  });
  expect(body.data.results).toMatchObject([
    { error: { code: 'http.field-unknown', fields: [{ field: 'tag' }] } },
    { encodeId: expect.any(String) as string },
  ]);
});

it('what any call may be sent beside its own fields is no such field, nor is more in the query', async () => {
  const { groupId } = admin;
  const body = { url: 'https://example.com/', groupId, clientId: 1, browserUuid: 'x', access_token: 'y' };
  const path = '/links?clientId=1&caller=web&payloadType=json&lang=en&location=TW&ip=127.0.0.1';
  expect((await admin.call(path, { method: 'POST', body })).status).toBe(201);
});

it('tokens are given to whoever sends more than they know', async () => {
  const form = new URLSearchParams({ grant_type: 'client_credentials', audience: 'x' });
  expect((await server.ask('/api/v1/token', { method: 'POST', body: form })).status).toBe(200);
  expect(await admin.call('/links', { method: 'POST', body: { audience: 'x' } })).toMatchObject(
    refused(400, 'http.field-unknown'),
  );
});
