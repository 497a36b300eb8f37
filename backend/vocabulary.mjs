// Words that names, comments and titles of tests may not contain, and what to write instead (docs/adr/0052-vocabulary.md).

/** Whole words of a name, in any case. */
const WORDS = new Map(
  Object.entries({
    beat: 'run',
    excuse: 'reason',
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
    weary: 'what it does no more',
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

/** Words of prose that hide what is meant. */
const PROSE = new Map(
  Object.entries({
    excuse: 'reason',
    pollOnAndOn: 'what is awaited',
    rung: 'rule or step',
    weary: 'what it does no more',
    wish: 'input, or what the caller asks for',
    wishes: 'inputs, or what callers ask for',
  }),
);

/** In comments: whose part it is tells the reader more. */
const SUBJECTS = new Map(
  ['nobody', 'somebody', 'whoever'].map((word) => [
    word,
    'who it is: visitor, member, admin, caller, process …',
  ]),
);

const COMMENT_WORDS = new Map([...PROSE, ...SUBJECTS]);

/** Words as prose has them, without those that are part of a host or of code in backticks. */
const wordsOf = (text) =>
  text.replaceAll(/`[^`]*`|\S+\.(?:example|io|com)\b\S*/g, '').match(/\p{L}+/gu) ?? [];

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

/** Titles of tests, whether they are written as text or as a template. */
const titleOf = ({ callee, arguments: [title] }) => {
  const name = callee.object?.name ?? callee.callee?.object?.name ?? callee.name;
  if (!['describe', 'it', 'test'].includes(name)) return '';
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.raw).join(' ');
  return typeof title?.value === 'string' ? title.value : '';
};

function reportWords(context, { loc }, text, words) {
  const name = wordsOf(text).find((word) => words.has(word) || words.has(word.toLowerCase()));
  if (name === undefined) return;
  const better = words.get(name) ?? words.get(name.toLowerCase());
  context.report({ loc, messageId: 'retired', data: { name, better } });
}

const retiredWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: '“{{name}}” is not a term of the field: write {{better}}.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        reportWords(context, comment, comment.value, COMMENT_WORDS);
      }
    },
    CallExpression(node) {
      reportWords(context, node, titleOf(node), PROSE);
    },
    [DECLARATIONS.join(', ')](node) {
      const better = isColumn(node.name) ? undefined : betterThan(node.name);
      if (better !== undefined) {
        context.report({ node, messageId: 'retired', data: { name: node.name, better } });
      }
    },
  }),
};

/** A class that others are given says its role as its file does: `create-link.service.ts` has `CreateLinkService`. */
const roleInName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: '“{{name}}” does not say its role: end it with {{role}}, as its file does.' },
  },
  create: (context) => {
    const role = { service: 'Service', query: 'Query' }[/\.(service|query)\.ts$/.exec(context.filename)?.[1]];
    if (role === undefined) return {};
    return {
      'ClassDeclaration:has(> Decorator[expression.callee.name="Injectable"]) > Identifier.id'(node) {
        if (!node.name.endsWith(role)) {
          context.report({ node, messageId: 'missing', data: { name: node.name, role } });
        }
      },
    };
  },
};

export default {
  files: ['backend/{src,test,sandbox,tools}/**/*.{ts,mjs,cjs}', 'frontend/**/*.{ts,tsx,mjs}', '*.mjs'],
  // A migration keeps the class name under which databases know it.
  ignores: ['backend/src/shared/database/migrations/**', 'frontend/src/api/schema.d.ts'],
  plugins: { vocabulary: { rules: { 'retired-words': retiredWords, 'role-in-name': roleInName } } },
  rules: { 'vocabulary/retired-words': 'error', 'vocabulary/role-in-name': 'error' },
};
