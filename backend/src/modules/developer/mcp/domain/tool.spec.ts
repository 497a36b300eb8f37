import { jsonSchemaOf } from './json-schema';
import { readMessage, RpcRefusal } from './json-rpc';
import { type DescribedApi, type Tool, toolsOf } from './tool';
import { callOf, ToolArgumentsInvalid } from './tool-call';

const NULLABLE_TEXT = { type: 'string', nullable: true };

const API: DescribedApi = {
  paths: {
    '/api/v1/links/{encodeId}': {
      put: {
        'x-operation': 'links.edit',
        'x-scope': 'links:write',
        summary: 'Edits a link.',
        parameters: [
          { name: 'encodeId', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'domain', in: 'query', description: 'Host.', schema: { type: 'string' } },
          { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Edit' } } },
        },
      },
      get: { 'x-operation': 'links.show', 'x-scope': 'links:read' },
      delete: { 'x-operation': 'links.leave' },
    },
    '/api/v1/links/images': {
      post: {
        'x-operation': 'links.upload',
        'x-scope': 'links:write',
        requestBody: { content: { 'multipart/form-data': {} } },
      },
    },
    '/api/v1/old/{encodeId}': { put: { 'x-operation': 'links.edit', 'x-scope': 'links:write' } },
    '/health/live': { get: { 'x-operation': 'health.live', 'x-scope': 'links:read' } },
  },
  components: {
    schemas: {
      Edit: {
        type: 'object',
        properties: { note: NULLABLE_TEXT, utm: { $ref: '#/components/schemas/Utm' } },
      },
      Utm: { type: 'object', properties: { self: { $ref: '#/components/schemas/Utm' } } },
    },
  },
};

const tools = toolsOf(API, '/api/v1');
const toolNamed = (name: string): Tool => {
  const tool = tools.get(name);
  if (!tool) throw new Error(`no ${name}`);
  return tool;
};

describe('tools', () => {
  it('are the calls that programs may make and that take no file, each once', () => {
    expect([...tools.keys()]).toEqual(['links_show', 'links_edit']);
    expect(toolNamed('links_edit').path).toBe('/links/{encodeId}');
  });

  it('say what they take, in a schema that stands alone', () => {
    expect(toolNamed('links_edit').description).toEqual({
      name: 'links_edit',
      description: 'Edits a link.\nScope: links:write.',
      annotations: {
        title: 'Links: edit',
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: true,
        openWorldHint: false,
      },
      inputSchema: {
        type: 'object',
        properties: {
          encodeId: { type: 'string' },
          domain: { type: 'string', description: 'Host.' },
          body: { $ref: '#/$defs/Edit' },
        },
        required: ['encodeId', 'body'],
        additionalProperties: false,
        $defs: {
          Edit: {
            type: 'object',
            properties: { note: { type: ['string', 'null'] }, utm: { $ref: '#/$defs/Utm' } },
          },
          Utm: { type: 'object', properties: { self: { $ref: '#/$defs/Utm' } } },
        },
      },
    });
  });

  it('take null where the document is nullable, in each of its ways', () => {
    expect(jsonSchemaOf({ type: 'string', enum: ['a'], nullable: true }, {})).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    });
    expect(jsonSchemaOf({ oneOf: [{ type: 'string' }], nullable: true }, {})).toEqual({
      anyOf: [{ oneOf: [{ type: 'string' }] }, { type: 'null' }],
    });
  });
});

describe('a call of a tool', () => {
  it('has its arguments where the API takes them', () => {
    expect(
      callOf(toolNamed('links_edit'), { encodeId: '../a b', domain: 'x.example', body: { note: null } }),
    ).toEqual({
      method: 'PUT',
      path: '/links/..%2Fa%20b',
      query: { domain: 'x.example' },
      body: { note: null },
    });
    expect(callOf(toolNamed('links_show'), {})).toEqual({
      method: 'GET',
      path: '/links/{encodeId}',
      query: {},
    });
  });

  it.each([
    [{}],
    [{ encodeId: '' }],
    [{ encodeId: ['a'] }],
    [{ encodeId: 'a', other: 1 }],
    [{ encodeId: 'a', domain: null }],
    [{ encodeId: 'a', body: 'text' }],
    [{ encodeId: 'a', body: [] }],
  ])('%j is refused', (given) => {
    expect(() => callOf(toolNamed('links_edit'), given)).toThrow(ToolArgumentsInvalid);
  });
});

describe('a message of JSON-RPC', () => {
  it('is a request with an id, and a notification without', () => {
    expect(readMessage({ jsonrpc: '2.0', id: 1, method: 'ping' })).toEqual({
      id: 1,
      method: 'ping',
      params: {},
    });
    expect(readMessage({ jsonrpc: '2.0', method: 'seen', params: { a: 1 } })).toEqual({
      method: 'seen',
      params: { a: 1 },
    });
  });

  it.each([
    [null],
    [[]],
    [{ jsonrpc: '1.0', method: 'ping' }],
    [{ jsonrpc: '2.0' }],
    [{ jsonrpc: '2.0', id: null, method: 'ping' }],
    [{ jsonrpc: '2.0', id: {}, method: 'ping' }],
    [{ jsonrpc: '2.0', method: 'ping', params: [] }],
  ])('%j is none', (body) => {
    expect(() => readMessage(body)).toThrow(RpcRefusal);
  });
});
