// jsdom with a quicker cascade. Whatever asks for roles, names or visibility asks for styles, and jsdom then tries each
// rule of the page on each element with its whole selector engine: half of what the web tests cost. Nearly all of our
// rules ask for one class; where the element lacks it, the rule cannot match, and nothing more need be asked.
const { createRequire } = require('node:module');

const fromJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');

/** The last part of a selector, which says what the element itself must be: `.b.c` of `a > .b.c`. */
const SUBJECT = /[^\s>+~]*$/;
const CLASS = /\.([\w-]+)/;
const INNERMOST_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** Escapes, quotes and comments could hide what looks like a part of the selector; letters beyond ASCII belong to names. */
const HIDING = /["'\\/]|[^ -~\s]/;

function withoutBrackets(selector) {
  const shorter = selector.replace(INNERMOST_BRACKETS, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** Classes of which an element must have at least one; null when the selector may match without. */
function neededClasses(selector) {
  if (HIDING.test(selector)) return null;
  const subjects = withoutBrackets(selector)
    .split(',')
    .map((each) => SUBJECT.exec(each.trim())[0]);
  const classes = subjects.map((subject) => CLASS.exec(subject)?.[1]);
  return classes.includes(undefined) ? null : classes;
}

const known = new Map();
function needs(selector) {
  const found = known.get(selector);
  if (found !== undefined) return found;
  const needed = neededClasses(selector);
  known.set(selector, needed);
  return needed;
}

const ask = selectors.matchesDontThrow;
// Before jsdom's cascade is loaded, which keeps the function it finds.
selectors.matchesDontThrow = (element, selector) => {
  // Rules such as @keyframes have none.
  const needed = typeof selector === 'string' ? needs(selector) : null;
  if (needed !== null && !needed.some((name) => element.classList.contains(name))) return false;
  return ask(element, selector);
};

module.exports = require('jest-fixed-jsdom');
