import type { ClientCall } from '../calls';
import type { ExampleInput } from '../examples/example';
import { camelCase } from '../names';
import { typeOfFile } from './file-type';
import { literal, TYPESCRIPT } from './literal';

const SET_UP = `const linklet = new Linklet({
  url: process.env.LINKLET_URL,
  token: process.env.LINKLET_TOKEN,
});`;

export function typescriptSample(call: ClientCall, input: ExampleInput): string {
  const fields = { ...input.path, ...input.query, ...input.body, ...input.form };
  const given = Object.entries(fields).map(
    ([name, value]) => `  ${name}: ${literal(typed(value), TYPESCRIPT)},`,
  );
  if (input.file !== undefined) {
    const type = typeOfFile(input.file);
    given.push(`  file: new Blob([await readFile('${input.file}')], { type: '${type}' }),`);
  }
  const reading = input.file === undefined ? '' : "import { readFile } from 'node:fs/promises';\n";
  const needs = call.body !== undefined || call.pathParameters.length + call.query.length > 0;
  const written = given.length === 0 ? '{}' : `{\n${given.join('\n')}\n}`;
  const argument = needs ? written : '';
  return `${reading}import { Linklet } from '@linklet/client';

${SET_UP}
console.log(await linklet.${call.area}.${camelCase(call.verb)}(${argument}));`;
}

/** Forms know texts alone; the SDK takes what the document says. */
const typed = (value: unknown): unknown => (value === 'true' || value === 'false' ? value === 'true' : value);
