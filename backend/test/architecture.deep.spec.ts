import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ALLOWED_CODE, FORBIDDEN_CODE } from './support/planted-code';
import { ALLOWED_IMPORTS, FORBIDDEN_IMPORTS } from './support/planted-imports';
import { cruise, type Finding, lint, PlantedTree, ROOT } from './support/planted-tree';

/** A walk over a whole tree, beside other tests on a busy machine. */
const TIMEOUT_MS = 120_000;

const rulesFor = (findings: readonly Finding[], file: string): string[] => [
  ...new Set(findings.filter((finding) => finding.file === file).map(({ rule }) => rule)),
];

const LAYERS = ['domain', 'application', 'infrastructure', 'http'];

const entriesOf = (path: string): string[] => readdirSync(join(ROOT, 'backend/src/modules', path));

const moduleNames = readdirSync(join(ROOT, 'backend/src/modules'));

describe('who may import whom', () => {
  let tree: PlantedTree;
  let planted: readonly Finding[];
  let ours: readonly Finding[];

  beforeAll(async () => {
    tree = new PlantedTree();
    const edges = [...FORBIDDEN_IMPORTS.map(([, ...edge]) => edge), ...ALLOWED_IMPORTS];
    for (const [file, ...imports] of edges) tree.write(file, sourceImporting(file, imports));
    for (const target of edges.flatMap(([, ...imports]) => imports.filter(isInTree))) {
      if (!tree.has(target)) tree.write(target, 'export const planted = true;\n');
    }
    [planted, ours] = await Promise.all([cruise(tree.root), cruise(ROOT)]);
  }, TIMEOUT_MS);

  afterAll(() => tree.remove());

  it.each(FORBIDDEN_IMPORTS)('%s: refuses %s', (rule, file) => {
    expect(rulesFor(planted, file)).toEqual([rule]);
  });

  it.each(ALLOWED_IMPORTS)('lets %s import what it needs', (file) => {
    expect(rulesFor(planted, file)).toEqual([]);
  });

  it('has a planted violation of every rule', () => {
    expect([...new Set(FORBIDDEN_IMPORTS.map(([rule]) => rule))].sort()).toEqual(ruleNames().sort());
  });

  it('finds nothing in our own files', () => {
    expect(ours).toEqual([]);
  });
});

describe('what a file may contain', () => {
  let tree: PlantedTree;
  let findings: readonly Finding[];

  beforeAll(async () => {
    tree = new PlantedTree();
    for (const [, file, source] of FORBIDDEN_CODE) tree.write(file, source);
    for (const [file, source] of ALLOWED_CODE) tree.write(file, source);
    findings = await lint(tree.root);
  }, TIMEOUT_MS);

  afterAll(() => tree.remove());

  it.each(FORBIDDEN_CODE)('%s: refuses %s', (rule, file) => {
    expect(rulesFor(findings, file)).toContain(rule);
  });

  it.each(ALLOWED_CODE)('accepts %s', (file) => {
    expect(rulesFor(findings, file)).toEqual([]);
  });
});

describe('the modules on disk', () => {
  it.each(moduleNames)('%s has its place in the order of modules', (name) => {
    expect(ruleNames()).toContain(`module-order-${name}`);
  });

  it.each(moduleNames)(
    '%s consists of its layers, doors and capabilities, so that a rule holds for each file',
    (name) => {
      const outside = ['index.ts', 'values.ts', 'events.ts', 'thread.ts'];
      const others = entriesOf(name).filter(
        (entry) => ![...LAYERS, ...outside].includes(entry) && !entry.endsWith('.module.ts'),
      );
      const capabilities = others.filter((entry) => ruleNames().includes(`${name}-order-${entry}`));
      expect(others).toEqual(capabilities);
      for (const capability of capabilities) {
        const parts = [...LAYERS, `${capability}.module.ts`, 'thread'];
        expect(parts).toEqual(expect.arrayContaining(entriesOf(join(name, capability))));
      }
    },
  );
});

const isInTree = (target: string): boolean => /^(backend|frontend)\//.test(target);

function sourceImporting(file: string, imports: readonly string[]): string {
  const specifier = (target: string): string => {
    if (!isInTree(target)) return target;
    const path = relative(dirname(file), target).replace(/\.tsx?$/, '');
    return path.startsWith('.') ? path : `./${path}`;
  };
  return imports.map((target) => `import '${specifier(target)}';\n`).join('');
}

function ruleNames(): string[] {
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(
    '../../.dependency-cruiser.cjs',
  );
  return forbidden.map(({ name }) => name);
}
