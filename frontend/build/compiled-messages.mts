import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const CLI = join(
  dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')),
  'bin/formatjs',
);
const CATALOGUE = /\/locales\/[\w-]+\/[\w-]+\.json$/;
const PARSER = '@formatjs/icu-messageformat-parser';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nameOf = (property: Node): unknown => {
  const key = property['key'];
  return isNode(key) ? (key['name'] ?? key['value']) : undefined;
};

function* descriptors(node: Node): Generator<readonly Node[]> {
  const properties = node['properties'];
  if (node.type === 'ObjectExpression' && Array.isArray(properties)) {
    const own = properties.filter(isNode);
    if (own.some((property) => nameOf(property) === 'defaultMessage')) yield own;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* descriptors(child);
  }
}

/** The same code, with `{ id }` for every message: texts come from the catalogues, notes are for translators. */
function idsOnly(code: string, program: Node): string {
  const kept = [...descriptors(program)].map((properties) => {
    const id = properties.find((property) => nameOf(property) === 'id');
    const first = properties[0];
    const last = properties.at(-1);
    if (id === undefined || first === undefined || last === undefined)
      throw new Error('a message without an id');
    return { start: first.start, end: last.end, text: code.slice(id.start, id.end) };
  });
  return kept
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: id }) => text.slice(0, start) + id + text.slice(end), code);
}

/** Parses the catalogues while building, so that no browser has to load a message parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'linklet:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== PARSER) return null;
      const parser = await this.resolve(source, importer, { skipSelf: true });
      return parser && { ...parser, id: parser.id.replace(/index\.js$/, 'no-parser.js') };
    },
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const { stdout } = await run(CLI, ['compile', '--ast', '--format', 'simple', id]);
      return { code: `export default ${stdout}`, moduleType: 'js' };
    },
  };
}

/** Leaves of each message at its call site only the id. */
export function strippedMessages(): Plugin {
  return {
    name: 'linklet:stripped-messages',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.messages.ts')) return null;
      const program: unknown = this.parse(code);
      return isNode(program) ? { code: idsOnly(code, program), map: null } : null;
    },
  };
}
