import type { ClientCall } from '../calls';
import type { ExampleInput } from '../examples/example';

/** A call as its samples write it. */
export interface SampleRequest {
  readonly method: string;
  /** With its parameters and query. */
  readonly path: string;
  /** JSON of the body. */
  readonly json?: object;
  /** Text fields of a form, beside a `file`. */
  readonly form?: Readonly<Record<string, string>>;
  /** Name of the file that is sent. */
  readonly file?: string;
}

export function sampleRequest(call: ClientCall, input: ExampleInput): SampleRequest {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.path?.[name] ?? '')),
  );
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return {
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    ...(input.body === undefined ? {} : { json: input.body }),
    ...(input.form === undefined ? {} : { form: input.form, file: input.file ?? '' }),
  };
}
