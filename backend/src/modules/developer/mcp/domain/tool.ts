import { jsonSchemaOf, type Schema } from './json-schema';

/** What a model may think of a tool; hints, not rights. */
export interface ToolAnnotations {
  readonly title: string;
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** A tool as MCP describes it. */
export interface ToolDescription {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly annotations: ToolAnnotations;
}

export type ToolMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A tool, and the call of the API that it is. */
export interface Tool {
  readonly description: ToolDescription;
  readonly method: ToolMethod;
  /** Below the root of the API, with `{parameters}`. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface OperationInDocument {
  readonly 'x-operation'?: string;
  readonly 'x-scope'?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
  };
}

/** As much of an OpenAPI document as tools are made of. */
export interface DescribedApi {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<string, OperationInDocument>>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const METHODS: readonly ToolMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const JSON_TYPE = 'application/json';
const FILE_TYPE = 'multipart/form-data';

const describedSchema = ({ schema = {}, description }: Parameter): Schema =>
  description === undefined ? schema : { ...schema, description };

function inputOf(
  { parameters = [], requestBody }: OperationInDocument,
  schemas: Readonly<Record<string, Schema>>,
): Schema {
  const named = parameters.filter((each) => each.in === 'path' || each.in === 'query');
  const body = requestBody?.content[JSON_TYPE]?.schema;
  const required = [
    ...named.filter((each) => each.in === 'path' || each.required).map(({ name }) => name),
    ...(body && requestBody.required ? ['body'] : []),
  ];
  return jsonSchemaOf(
    {
      type: 'object',
      properties: {
        ...Object.fromEntries(named.map((each) => [each.name, describedSchema(each)])),
        ...(body ? { body } : {}),
      },
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    },
    schemas,
  );
}

function annotationsOf(method: ToolMethod, scope: string, title: string): ToolAnnotations {
  const isRead = method === 'GET' || scope.endsWith(':read');
  const replaces = method === 'PUT' || method === 'DELETE';
  return {
    title,
    readOnlyHint: isRead,
    destructiveHint: !isRead && replaces,
    idempotentHint: isRead || replaces,
    openWorldHint: false,
  };
}

/** `links.set-slug` as `links_set_slug`. */
const toolNameOf = (operation: string): string => operation.replace(/[.-]/g, '_');

/** `links.set-slug` as `Links: set slug`. */
function titleOf(operation: string): string {
  const [area = '', verb = ''] = operation.split('.');
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${verb.replaceAll('-', ' ')}`;
}

function toolAt(path: string, method: ToolMethod, api: DescribedApi): Tool | null {
  const operation = api.paths[path]?.[method.toLowerCase()];
  const { 'x-operation': name, 'x-scope': scope } = operation ?? {};
  // Files do not pass through a model.
  if (!operation || !name || !scope || operation.requestBody?.content[FILE_TYPE]) return null;
  const { summary = '', description = '', parameters = [] } = operation;
  const inPlace = (place: string): string[] =>
    parameters.filter((each) => each.in === place).map((each) => each.name);
  return {
    method,
    path,
    pathParameters: inPlace('path'),
    queryParameters: inPlace('query'),
    description: {
      name: toolNameOf(name),
      description: `${[summary, description].filter((text) => text !== '').join('\n')}\nScope: ${scope}.`,
      inputSchema: inputOf(operation, api.components?.schemas ?? {}),
      annotations: annotationsOf(method, scope, titleOf(name)),
    },
  };
}

/**
 * A tool for each call that programs may make, by its name. Calls that have more than one path have the first.
 * @param root what paths of the API begin with
 */
export function toolsOf(api: DescribedApi, root: string): ReadonlyMap<string, Tool> {
  const tools = new Map<string, Tool>();
  for (const path of Object.keys(api.paths)) {
    for (const method of METHODS) {
      const tool = path.startsWith(root) ? toolAt(path, method, api) : null;
      if (!tool || tools.has(tool.description.name)) continue;
      tools.set(tool.description.name, { ...tool, path: path.slice(root.length) });
    }
  }
  return tools;
}
