// What can be told about a file by itself; who may import whom is in .dependency-cruiser.cjs. What holds for every
// file is here, the rest in each half. Comments cannot switch a rule off: a rule that is wrong for a kind of file
// is changed for all of that kind. backend/test/architecture.deep.spec.ts plants what must not pass.
import { builtinModules } from 'node:module';
import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';
import backend from './backend/code-rules.mjs';
import insides from './backend/insides.mjs';
import vocabulary from './backend/vocabulary.mjs';
import frontend from './frontend/code-rules.mjs';

const SPECS = ['**/*.spec.ts', '**/*-spec.ts', '**/*.test.{ts,tsx}'];
const TESTS = [
  ...SPECS,
  'backend/test/**/*.ts',
  'frontend/src/test-setup.ts',
  'frontend/src/test/**/*.{ts,tsx}',
];

const bans = (...pairs) => pairs.map(([selector, message]) => ({ selector, message }));

// ESLint replaces the options of a rule instead of adding to them, so each half puts its own beside these.
const syntax = bans(
  ['TSEnumDeclaration', 'Write a union of literals: it needs no code and no import.'],
  [
    'Property[key.name="invalidWhereValuesBehavior"]',
    'A search by undefined would find the first row: it has to throw (S30).',
  ],
  ['ForInStatement', 'for…in also walks inherited keys: use for…of with Object.keys or Object.entries.'],
);
const parameters = bans(
  ...[
    'FunctionDeclaration',
    'ArrowFunctionExpression',
    'TSEmptyBodyFunctionExpression',
    ':not(MethodDefinition[kind="constructor"]) > FunctionExpression',
  ].map((kind) => [
    `${kind}[params.length>4]`,
    'At most 4 parameters: put those that belong together into an object.',
  ]),
  [
    'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>6]',
    'At most 6 collaborators: a class that needs more does two things.',
  ],
);
const skipping = bans(
  [
    'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|failing)$/]',
    'Every test runs, and is expected to pass.',
  ],
  ['CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]', 'Every test runs.'],
);
const imports = builtinModules
  .filter((name) => !name.startsWith('_'))
  .map((name) => ({ name, message: `Write 'node:${name}'.` }));

const usual = {
  curly: ['error', 'multi-line'],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-else-return': ['error', { allowElseIf: false }],
  'no-implicit-coercion': 'error',
  'no-lonely-if': 'error',
  'no-multi-assign': 'error',
  'no-nested-ternary': 'error',
  'no-param-reassign': 'error',
  'no-restricted-imports': ['error', { paths: imports }],
  'no-restricted-syntax': ['error', ...syntax, ...parameters],
  'no-return-assign': 'error',
  'no-sequences': 'error',
  'no-template-curly-in-string': 'error',
  'no-unneeded-ternary': 'error',
  'no-useless-rename': 'error',
  'no-warning-comments': 'error',
  'object-shorthand': 'error',
  'prefer-template': 'error',
};

const sizes = {
  complexity: ['error', 15],
  'max-depth': ['error', 3],
  'max-lines': ['error', 300],
  'max-lines-per-function': ['error', 50],
};

const typed = {
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
  '@typescript-eslint/consistent-type-exports': ['error', { fixMixedExportsWithInlineTypeSpecifier: true }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/explicit-member-accessibility': ['error', { accessibility: 'no-public' }],
  '@typescript-eslint/naming-convention': [
    'error',
    { selector: 'typeLike', format: ['PascalCase'] },
    {
      selector: ['class', 'interface', 'typeAlias'],
      format: ['PascalCase'],
      // A name says what a thing does, not what it is made of.
      custom: { regex: '^I[A-Z][a-z]|^Base[A-Z]|(Impl|Base|Manager|Helpers?|Utils?)$', match: false },
    },
  ],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // A Nest module is a class because its decorator needs one.
  '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/no-shadow': 'error',
  '@typescript-eslint/no-unnecessary-condition': [
    'error',
    { allowConstantLoopConditions: 'only-allowed-literals' },
  ],
  // Responses, schemas and errors are told by their shape; object literals may fill them.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  // It asks for the "!" that another rule forbids.
  '@typescript-eslint/non-nullable-type-assertion-style': 'off',
  '@typescript-eslint/prefer-readonly': 'error',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const nodeGlobals = [
  'AbortController AbortSignal Blob Buffer File FormData URL clearInterval clearTimeout console fetch performance process',
  'setImmediate setInterval setTimeout',
].flatMap((names) => names.split(' '));

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/coverage/',
      'data/',
      'frontend/src/api/schema.d.ts',
      'backend/clients/typescript/src/{operations,schema}.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  eslint.configs.recommended,
  { rules: { ...usual, ...sizes } },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable', require: 'readonly' } },
  },
  {
    files: ['frontend/public/sw.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        ['crypto', 'fetch', 'Response', 'self', 'URL'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typed,
  },
  ...backend({ SPECS, bans, imports, syntax: [...syntax, ...parameters] }),
  ...frontend({ SPECS, TESTS, bans, syntax: [...syntax, ...parameters] }),
  vocabulary,
  ...insides({ TESTS }),
  { files: SPECS, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  {
    files: TESTS,
    rules: {
      'no-restricted-properties': 'off',
      // The columns of a table of cases may be more than four.
      'no-restricted-syntax': ['error', ...syntax, ...skipping],
      // expect(port.method) names a method without calling it.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
