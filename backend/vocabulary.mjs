// Words that names may not contain, and what to write instead (docs/adr/0052-vocabulary.md).

/** Whole words of a name, in any case. */
const WORDS = new Map(
  Object.entries({
    beat: 'run',
    farewell: 'shutdown',
    goodbye: 'deletion',
    ladder: 'rules',
    meant: 'suggested',
    meet: 'handle',
    meets: 'handles',
    patience: 'timeout',
    patient: 'timeout',
    rung: 'step',
    tell: 'notify',
    telling: 'notice',
    tells: 'notifies',
    told: 'notified',
    wish: 'input',
    wishes: 'inputs',
  }),
);

/** Beginnings of constants, and idioms. */
const PATTERNS = [
  [/^(MOST|LONGEST)(_|$)/, 'MAX_…'],
  [/^(LEAST|SHORTEST)(_|$)/, 'MIN_…'],
  [/(^|_)KEPT_(MS|SECONDS|DAYS)$/, 'RETENTION_…'],
  [/News($|[A-Z])/, 'Changes, Notifications or Events'],
  [/^(giveWay|inTime|disableFor|noticeDown)$/, 'what it does'],
  [/(^w|W)ayOn($|[A-Z])|(^w|W)aysIn($|[A-Z])|(^s|S)tandIn|(^l|L)eftBehind/, 'the technical term'],
];

const partsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

function betterThan(name) {
  const pattern = PATTERNS.find(([expression]) => expression.test(name));
  if (pattern) return pattern[1];
  const retired = partsOf(name).find((part) => WORDS.has(part.toLowerCase()));
  return retired === undefined ? undefined : WORDS.get(retired.toLowerCase());
}

/** Columns keep the names that they have in databases that exist. */
const isColumn = (name) => /^[a-z]+(_[a-z]+)+$/.test(name);

const DECLARATIONS = [
  'VariableDeclarator > Identifier.id',
  'FunctionDeclaration > Identifier.id',
  ':function > Identifier.params',
  ':function > AssignmentPattern.params > Identifier.left',
  'VariableDeclarator > ObjectPattern Property > Identifier.value',
  ':function > ObjectPattern Property > Identifier.value',
  'ClassDeclaration > Identifier.id',
  'MethodDefinition > Identifier.key',
  'PropertyDefinition > Identifier.key',
  'TSParameterProperty > Identifier.parameter',
  'TSInterfaceDeclaration > Identifier.id',
  'TSTypeAliasDeclaration > Identifier.id',
  'TSPropertySignature > Identifier.key',
  'TSMethodSignature > Identifier.key',
];

const retiredWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: '“{{name}}” is not a term of the field: write {{better}}.' },
  },
  create: (context) => ({
    [DECLARATIONS.join(', ')](node) {
      const better = isColumn(node.name) ? undefined : betterThan(node.name);
      if (better !== undefined) {
        context.report({ node, messageId: 'retired', data: { name: node.name, better } });
      }
    },
  }),
};

export default {
  files: ['backend/{src,test,sandbox}/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
  // A migration keeps the class name under which databases know it.
  ignores: ['backend/src/shared/database/migrations/**', 'frontend/src/api/schema.d.ts'],
  plugins: { vocabulary: { rules: { 'retired-words': retiredWords } } },
  rules: { 'vocabulary/retired-words': 'error' },
};
