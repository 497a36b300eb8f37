// What a file of the front end may not contain (docs/architecture.md, "Front end").
import { readFileSync } from 'node:fs';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import mobx from 'eslint-plugin-mobx';
import reactHooks from 'eslint-plugin-react-hooks';

const SOURCES = ['frontend/src/**/*.{ts,tsx}'];
const SCREENS = ['frontend/src/**/*.tsx'];

/** The plugin asks for the source code in the way that ESLint 10 dropped. */
function forEslint10(plugin) {
  const withSourceCode = (context) =>
    Object.create(context, { getSourceCode: { value: () => context.sourceCode } });
  const rules = Object.entries(plugin.rules).map(([name, rule]) => [
    name,
    { ...rule, create: (context) => rule.create(withSourceCode(context)) },
  ]);
  return { ...plugin, rules: Object.fromEntries(rules) };
}

const whole = (name, instead) => ({
  name,
  message: `Loads the whole package: import from ${instead}.`,
  allowTypeImports: true,
});

const messages = {
  'formatjs/enforce-default-message': ['error', 'literal'],
  'formatjs/enforce-description': ['error', 'literal'],
  'formatjs/enforce-placeholders': 'error',
  'formatjs/enforce-plural-rules': ['error', { other: true }],
  'formatjs/no-complex-selectors': ['error', { limit: 20 }],
  'formatjs/no-invalid-icu': 'error',
  'formatjs/no-literal-string-in-jsx': [
    'error',
    // Of the attributes for screen readers only these are read out; the others hold words of the standard.
    {
      props: {
        include: [
          ['*', '{label,placeholder,title,alt,helperText}'],
          ['*', 'aria-{label,description,placeholder,roledescription,valuetext}'],
        ],
      },
    },
  ],
  'formatjs/no-multiple-plurals': 'error',
  'formatjs/no-multiple-whitespaces': 'error',
  'formatjs/no-offset': 'error',
  'formatjs/no-useless-message': 'error',
};

const libraries = {
  paths: [
    whole('@mui/material', '@mui/material/<Component>'),
    whole('@mui/icons-material', '@mui/icons-material/<Icon>'),
    whole('echarts', 'echarts/core'),
  ],
};

const markup = [
  [
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    'Raw markup invites foreign scripts: build elements.',
  ],
  ['JSXOpeningElement[name.name="style"]', 'An inline style element lacks the nonce: use the theme.'],
];

const DATE = 'Dates have the order of the reader’s language: take them from shared/dates.ts.';
const dates = [
  ['CallExpression[callee.object.name="intl"][callee.property.name=/^format(Date|Time)$/]', DATE],
  ['CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]', DATE],
];

const PATHS = 'src/shared/paths.ts';
const LITERAL_PATH = `A path of our screens is written in ${PATHS} only: take it from PATHS, or from pathTo.`;

/** With what the paths of our screens begin, as a regular expression of ESLint's selectors, which know no slash. */
const screens = [
  ...new Set(
    [...readFileSync(new URL(PATHS, import.meta.url), 'utf8').matchAll(/'\/([a-z0-9]+)/g)].map(
      ([, word]) => word,
    ),
  ),
].join('|');
const literalPaths = [
  [`Literal[value=/^\\x2F(${screens})([\\x2F?#]|$)/]`, LITERAL_PATH],
  [
    `TemplateLiteral > TemplateElement:first-child[value.raw=/^\\x2F(${screens})([\\x2F?#]|$)/]`,
    LITERAL_PATH,
  ],
  ['JSXAttribute[name.name=/^(to|href)$/] > Literal[value="/"]', LITERAL_PATH],
];

const COPY =
  'The OpenAPI document says what the server answers and takes: name it by Schema, or extend that.';

/** What a file with calls of the server may declare itself is the calls. */
const copies = [
  ['TSInterfaceDeclaration[extends.length=0]:not([id.name=/Api$/])', COPY],
  ['TSTypeAliasDeclaration > TSTypeLiteral', COPY],
];

export default ({ SPECS, TESTS, bans, syntax }) => [
  { ...reactHooks.configs.flat.recommended, files: SOURCES },
  { ...jsxA11y.flatConfigs.strict, files: SCREENS },
  { files: SOURCES, ignores: TESTS, plugins: { formatjs }, rules: messages },
  {
    files: SOURCES,
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...syntax, ...bans(...markup, ...dates, ...literalPaths)],
      '@typescript-eslint/no-restricted-imports': ['error', libraries],
    },
  },
  {
    files: [`frontend/${PATHS}`],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...bans(...markup, ...dates)] },
  },
  {
    files: ['frontend/src/**/*.api.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...syntax, ...bans(...markup, ...dates, ...literalPaths, ...copies)],
    },
  },
  {
    files: SCREENS,
    rules: {
      'max-lines-per-function': ['error', 100],
      // A component is named twice: const Row = observer(function Row() {…}).
      '@typescript-eslint/no-shadow': 'off',
    },
  },
  {
    files: ['frontend/src/{app,features}/**/*.tsx'],
    ignores: SPECS,
    plugins: { mobx: forEslint10(mobx) },
    rules: { 'mobx/missing-observer': 'error', 'mobx/no-anonymous-observer': 'error' },
  },
  {
    // A page without focus may not use the newer way, and this one never has it.
    files: ['frontend/extension/src/offscreen.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
];
