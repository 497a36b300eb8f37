// All that is used of jsdom without jsdom offering it. Parts are loaded when they are asked for: a test that replaces a
// function of one has to do so before others load it, which keep the function that they find.
const { createRequire } = require('node:module');

const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));

/** What jsdom asks whether a selector is about an element; its cascade and its queries share it. */
const selectors = () => fromJsdom('./jsdom/living/helpers/selectors.js');
/** What jsdom asks what the rules of a page say of an element. */
const styleRules = () => fromJsdom('./jsdom/living/helpers/style-rules.js');
/** Between what scripts see of an element, and what jsdom keeps behind it. */
const wrappers = () => fromJsdom('./jsdom/living/generated/utils.js');

exports.matches = (element, selector) => selectors().matchesDontThrow(element, selector);
exports.declarationFor = (element) => styleRules().getDeclarationForElement(element);
exports.implForWrapper = (element) => wrappers().implForWrapper(element);
exports.wrapperForImpl = (element) => wrappers().wrapperForImpl(element);

function replace(part, name, wrap) {
  const ask = part[name];
  if (typeof ask !== 'function') throw new Error(`jsdom has no ${name} any more`);
  part[name] = wrap(ask);
}

/** `mayMatch` is asked first. */
exports.matchOnlyIf = (mayMatch) =>
  replace(
    selectors(),
    'matchesDontThrow',
    (ask) => (element, selector) => mayMatch(element, selector) && ask(element, selector),
  );

exports.replaceDeclarations = (wrap) => replace(styleRules(), 'getDeclarationForElement', wrap);

exports.defaultSheet = () =>
  fromJsdom('rrweb-cssom').parse(fromJsdom('./jsdom/browser/default-stylesheet.js'));
exports.sheetsOf = (document) => document.styleSheets._list;
exports.documentOf = (element) => element._ownerDocument;
exports.isOnPage = (element) => element._attached;

/** Another one after each change of the page. */
exports.styleCacheOf = (document) => (document._styleCache ??= new WeakMap());
