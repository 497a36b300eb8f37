import { createTokenClient } from '../../api/client';
import { createLabelsApi } from './create-labels.api';

/** The calls to a server that gives one answer, and what it was asked. */
function serve(data: unknown) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim());
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  return { api: createLabelsApi(createTokenClient()), asked };
}

afterEach(() => jest.restoreAllMocks());

describe('the calls of tags and tracking tools', () => {
  it('say what they are about', async () => {
    const { api, asked } = serve({ tags: [], recent: [], trackingTools: [], warnings: [] });
    const input = { name: 'Autumn', note: '', value: { utmSource: 'a' } };
    await api.tags();
    await api.addTag('Sale', 'red');
    await api.changeTag(7, { color: 'blue' });
    await api.mergeTag(7, 8, 'key');
    await api.removeTag(7, false);
    await api.setTags({ encodeId: '春節', domain: 'mei.test' }, ['Sale']);
    await api.tools();
    await api.addTool(input, 'key');
    await api.changeTool(3, input);
    await api.removeTool(3, true);
    expect(asked).toEqual([
      'GET /api/v1/my/tags',
      'POST /api/v1/my/tags {"value":"Sale","color":"red"}',
      'PATCH /api/v1/my/tags/7 {"color":"blue"}',
      'POST /api/v1/my/tags/7/merge {"into":8}',
      'DELETE /api/v1/my/tags/7',
      'POST /api/v1/links/%E6%98%A5%E7%AF%80/tags?domain=mei.test {"value":["Sale"]}',
      'GET /api/v1/my/trackingTools',
      `POST /api/v1/my/trackingTools ${JSON.stringify(input)}`,
      `PUT /api/v1/my/trackingTools/3 ${JSON.stringify(input)}`,
      'DELETE /api/v1/my/trackingTools/3',
    ]);
  });

  it('keep of warnings what screens decide on', async () => {
    const warning = { field: 'value.utmMedium', code: 'links.utm-medium-unknown', message: 'x' };
    const { api } = serve({ trackingTools: [{ id: 3, warnings: [warning] }] });
    expect(await api.tools()).toEqual([{ id: 3, warnings: ['links.utm-medium-unknown'] }]);
  });
});
