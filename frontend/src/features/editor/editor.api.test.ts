import { createTokenClient } from '../../api/client';
import { createEditorApi } from './editor.api';

/** The calls to a server that gives one answer, and what it was asked. */
function serve(data: unknown) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim());
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  const client = { ...createTokenClient(), onRateLimited: jest.fn(), onRefused: jest.fn() };
  return { api: createEditorApi({ ...client, inForm: client }), asked };
}

afterEach(() => jest.restoreAllMocks());

it('names links by their domain where somebody said which', async () => {
  const { api, asked } = serve({ changes: [], start: -1 });
  const link = { encodeId: '春茶', domain: 'tea.s.test' };
  await api.details({ encodeId: 'abc' });
  await api.details(link);
  await api.edit(link, { star: true, utm: { source: 'line' }, targets: [] }, { star: false });
  await api.history(link, -1, 20);
  await api.rollBack(link, 5, false);
  await api.duplicate({ encodeId: 'abc' }, 'key');
  await api.trash({ encodeId: 'abc' }, true);
  const path = '/api/v1/links/%E6%98%A5%E8%8C%B6';
  expect(asked).toEqual([
    'GET /api/v1/links/abc',
    `GET ${path}?domain=tea.s.test`,
    `PUT ${path}?domain=tea.s.test {"star":true,"utm":{"source":"line"},"targets":[],"basedOn":{"star":false}}`,
    `GET ${path}/history?domain=tea.s.test&start=-1&limit=20`,
    `POST ${path}/rollback?domain=tea.s.test {"changeId":5}`,
    'POST /api/v1/links/abc/duplicate',
    'DELETE /api/v1/links/abc',
  ]);
});
