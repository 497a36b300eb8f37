// Styles that jsdom works out once. With each change of a page it would begin anew, and parse the values of every rule
// that applies to every element it is asked about. What comes out depends on two things alone: what applies to the
// element itself, and the style of its parent. Elements that agree in these share what jsdom says of the first of them.
const { PageRules } = require('./page-rules.cjs');
const {
  declarationFor,
  documentOf,
  implForWrapper,
  isOnPage,
  replaceDeclarations,
  styleCacheOf,
  wrapperForImpl,
} = require('./jsdom-insides.cjs');

/** The value under a key of a map, made when it is asked for first. */
function take(map, key, make) {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const pages = new WeakMap();
const newPage = () => ({ rules: new PageRules(), declarations: new Map(), cache: null });

/** jsdom forgets its cache with each change of the page: this is as new. */
function pageOf(document) {
  const page = take(pages, document, newPage);
  const cache = styleCacheOf(document);
  if (page.cache !== cache) {
    page.cache = cache;
    page.styles = new WeakMap();
    page.rules.update(document);
  }
  return page;
}

// Before jsdom's windows are loaded, which keep the function they find.
replaceDeclarations((declare) => (element) => {
  const { cache, rules, declarations } = pageOf(documentOf(element));
  return take(cache, element, () => {
    const ownText = element.style.length === 0 ? '' : element.style.cssText;
    return take(declarations, `${rules.applyingTo(element)} ${ownText}`, () => declare(element));
  });
});

/** Of an element that has none, the parent's style. */
const NO_PARENT = {};

exports.shareStyles = (window) => {
  const compute = window.getComputedStyle;
  const shared = new WeakMap();

  function styleOf(element) {
    return take(pageOf(documentOf(element)).styles, element, () => {
      const { parentElement: parent } = element;
      const parentStyle = parent === null ? NO_PARENT : styleOf(parent);
      const alike = take(shared, declarationFor(element), () => new WeakMap());
      return take(alike, parentStyle, () => compute(wrapperForImpl(element)));
    });
  }

  window.getComputedStyle = (element, pseudo) => {
    const known = implForWrapper(element);
    // Of what is not on the page jsdom does not notice the changes.
    return known && isOnPage(known) && !pseudo ? styleOf(known) : compute(element, pseudo);
  };
};
