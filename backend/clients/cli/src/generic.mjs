import { readFileSync } from 'node:fs';
import { UsageError } from './failure.mjs';

const calls = JSON.parse(readFileSync(new URL('../calls.json', import.meta.url), 'utf8'));

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** What else than text a field takes is JSON; what is no JSON is text all the same. */
function valueOf(kind, text) {
  if (kind === 'file') return new Blob([readFileSync(text)]);
  if (kind === 'text') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function inputOf({ name, fields }, args) {
  const input = {};
  const query = {};
  for (let index = 0; index < args.length; index += 2) {
    const [option = '', text] = [args[index], args[index + 1]];
    const [, isQuery, field = ''] = /^--(query\.)?(.+)$/.exec(option) ?? [];
    if (text === undefined) throw new UsageError(`${option} needs a value`);
    if (isQuery) query[field] = text;
    else if (field in fields) input[field] = valueOf(fields[field], text);
    else {
      throw new UsageError(
        `${name} has no field ${option}; it has ${Object.keys(fields).join(', ') || 'none'}`,
      );
    }
  }
  return { input, query };
}

/** `<area> <verb> --field value …`: any call of the API. */
export async function callByName({ linklet, terminal }, area, verb, args) {
  const call = calls.find(({ name }) => name === `${area}.${verb}`);
  if (call === undefined) {
    throw new UsageError(`no such command: ${area} ${verb}; linklet help ${area} lists them`);
  }
  const { input, query } = inputOf(call, args);
  const send = linklet()[area][camelCase(verb)];
  const hasFields = Object.keys(call.fields).length > 0;
  const answer = await (hasFields ? send(input, { query }) : send({ query }));
  if (typeof answer === 'string' || answer instanceof Blob) await terminal.pour(answer);
  else terminal.show(answer);
}

/** The calls of an area, or of all, a line each. */
export function listOfCalls(area) {
  return calls
    .filter(({ name }) => area === undefined || name.startsWith(`${area}.`))
    .map(({ name, summary, fields }) => {
      const options = Object.keys(fields).map((field) => ` [--${field} …]`);
      return `linklet ${name.replace('.', ' ')}${options.join('')}\n    ${summary}`;
    })
    .join('\n');
}
