import type { ClientCall } from './calls';
import { camelCase } from './names';

const HEADER = `// Written by npm run gen from the API's document.
import type { operations } from './schema.js';
import type { CallOptions, Send } from './transport.js';
import type { Input, Output } from './types.js';
`;

const described = ({ method, path, query, body, repeats }: ClientCall): string =>
  JSON.stringify({
    method,
    path,
    ...(query.length === 0 ? {} : { query }),
    ...(body ? { body } : {}),
    repeats,
  });

function operation(call: ClientCall): string {
  const type = `operations['${call.operationId}']`;
  const needsInput = call.body !== undefined || call.pathParameters.length + call.query.length > 0;
  const input = needsInput ? `input: Input<${type}>, ` : '';
  return `
      /** ${call.summary} Needs \`${call.scope}\`. */
      ${camelCase(call.verb)}: (${input}options: CallOptions = {}) =>
        send(${described(call)}, ${needsInput ? 'input' : '{}'}, options) as Promise<Output<${type}>>,`;
}

/** The class with a method for each operation, for the TypeScript SDK. */
export function sdkOperations(calls: readonly ClientCall[]): string {
  const areas = [...new Set(calls.map(({ area }) => area))];
  const functions = areas.map(
    (area) =>
      `const ${area} = (send: Send) => ({${calls
        .filter((call) => call.area === area)
        .map(operation)
        .join('')}\n});\n`,
  );
  const fields = areas.map((area) => `  readonly ${area}: ReturnType<typeof ${area}>;`);
  const set = areas.map((area) => `    this.${area} = ${area}(send);`);
  return `${HEADER}
${functions.join('\n')}
/** Every operation that programs may call. */
export class Operations {
${fields.join('\n')}

  constructor(send: Send) {
${set.join('\n')}
  }
}
`;
}
