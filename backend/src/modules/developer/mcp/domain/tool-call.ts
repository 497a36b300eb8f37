import type { Tool, ToolMethod } from './tool';

type Arguments = Readonly<Record<string, unknown>>;

/** What a tool asks of the API. */
export interface CallOfTool {
  readonly method: ToolMethod;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The arguments of a tool are not as its schema has them. */
export class ToolArgumentsInvalid extends Error {}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  throw new ToolArgumentsInvalid(`${name} must be a text, a number or a boolean`);
}

/** The call that a tool makes with these arguments. Throws `ToolArgumentsInvalid`; all else is for the API to judge. */
export function callOf(tool: Tool, given: Arguments): CallOfTool {
  const known = new Set([...tool.pathParameters, ...tool.queryParameters, 'body']);
  const unknown = Object.keys(given).find((name) => !known.has(name));
  if (unknown !== undefined) throw new ToolArgumentsInvalid(`${unknown} is not an argument of this tool`);
  const path = tool.pathParameters.reduce((so, name) => {
    const text = textOf(name, given[name]);
    if (text === '') throw new ToolArgumentsInvalid(`${name} must not be empty`);
    return so.replace(`{${name}}`, () => encodeURIComponent(text));
  }, tool.path);
  const query = tool.queryParameters.flatMap((name) =>
    given[name] === undefined ? [] : [[name, textOf(name, given[name])] as const],
  );
  const { body } = given;
  if (body !== undefined && !isObject(body)) throw new ToolArgumentsInvalid('body must be an object');
  return { method: tool.method, path, query: Object.fromEntries(query), ...(isObject(body) ? { body } : {}) };
}
