// Where code may lean on the inside of a dependency (docs/adr/0054-insides-of-dependencies.md): in files named after it.

/** What packages mark as their own, and what they warn of. */
const INSIDE = /^_[a-z]|^(UNSAFE|unstable)_/i;
/** Folders that packages keep their parts in, and Nest's list of the keys of its metadata. */
const INNER_PATH =
  /node_modules\/|^(?:@[^/]+\/)?[^/.]+\/(?:dist|lib|src|internals?)\/|^@nestjs\/common\/constants$/;

const nameOf = (key) => (key.type === 'Identifier' ? key.name : key.value);
const isInside = (key) => INSIDE.test(String(nameOf(key)));

const namedFiles = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      inside:
        '“{{name}}” is the inside of a dependency: it belongs in a file named after it (…-insides), whose test fails when it changes.',
    },
  },
  create(context) {
    const refuse = (node, name) =>
      context.report({ node, messageId: 'inside', data: { name: String(name) } });
    const refuseKey = (key) => {
      if (isInside(key)) refuse(key, nameOf(key));
    };
    const refusePath = ({ source }) => {
      if (source && INNER_PATH.test(source.value)) refuse(source, source.value);
    };
    return {
      'MemberExpression[computed=false]': ({ property }) => refuseKey(property),
      'MemberExpression[computed=true] > Literal.property': refuseKey,
      'ObjectPattern > Property[computed=false]': ({ key }) => refuseKey(key),
      'TSPropertySignature, TSMethodSignature': ({ key }) => refuseKey(key),
      ImportSpecifier: ({ imported }) => refuseKey(imported),
      ImportDeclaration: refusePath,
      ExportNamedDeclaration: refusePath,
      ImportExpression: refusePath,
    };
  },
};

/** Tests replace methods of what browsers and packages offer; the product does not call them past the object that has them. */
const borrowedMethods = {
  meta: { type: 'suggestion', schema: [], messages: { borrowed: namedFiles.meta.messages.inside } },
  create: (context) => ({
    'MemberExpression[computed=false] > MemberExpression.object[property.name="prototype"]'(node) {
      context.report({
        node,
        messageId: 'borrowed',
        data: { name: context.sourceCode.getText(node.parent) },
      });
    },
  }),
};

const plugins = { insides: { rules: { 'named-files': namedFiles, 'borrowed-methods': borrowedMethods } } };
const IN_NAMED_FILES = ['**/*-insides.*', '**/*-insides.*spec.ts', '**/*-insides.test.{ts,tsx}'];

export default ({ TESTS }) => [
  {
    files: ['{backend,frontend}/**/*.{ts,tsx,mjs,cjs}'],
    ignores: IN_NAMED_FILES,
    plugins,
    rules: { 'insides/named-files': 'error' },
  },
  {
    files: ['{backend,frontend}/src/**/*.{ts,tsx}'],
    ignores: [...IN_NAMED_FILES, ...TESTS],
    plugins,
    rules: { 'insides/borrowed-methods': 'error' },
  },
];
