// A quicker cascade for jsdom. Whatever asks for roles, names or visibility asks for styles, and jsdom then tries each
// rule of the page on each element with its whole selector engine: half of what the web tests cost. Nearly all
// rules ask for one class or kind of element; where the element is no such one, nothing more need be asked.
const { matches, matchOnlyIf } = require('./jsdom-insides.cjs');

/** The last part of a selector, which says what the element itself must be: `.b.c` of `a > .b.c`. */
const SUBJECT = /[^\s>+~]*$/;
/** A class, or the name of an element. */
const CLASS = /\.[\w-]+/;
const ELEMENT = /^[a-z][\w-]*/i;
const INNERMOST_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** Escapes, quotes and comments could hide what looks like a part of the selector; letters beyond ASCII belong to names. */
const HIDING = /["'\\/|]|[^ -~\s]/;

function withoutBrackets(selector) {
  const shorter = selector.replace(INNERMOST_BRACKETS, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

const markOf = (subject) => CLASS.exec(subject)?.[0] ?? ELEMENT.exec(subject)?.[0].toLowerCase();

/** Classes and names of which an element must have at least one; null when the selector may match without. */
function neededMarks(selector) {
  if (HIDING.test(selector)) return null;
  const marks = withoutBrackets(selector)
    .split(',')
    .map((each) => markOf(SUBJECT.exec(each.trim())[0]));
  return marks.includes(undefined) ? null : marks;
}

const known = new Map();
function needs(selector) {
  const found = known.get(selector);
  if (found !== undefined) return found;
  const needed = neededMarks(selector);
  known.set(selector, needed);
  return needed;
}

/** Whichever element was asked about last, because all rules of a page are asked about it, one after the other. */
let asked = { element: null, classes: null, marks: new Set() };
function marksOf(element) {
  const classes = element.getAttributeNS(null, 'class');
  if (asked.element !== element || asked.classes !== classes) {
    const names = (classes ?? '').split(/\s+/).map((name) => `.${name}`);
    asked = { element, classes, marks: new Set([element.localName.toLowerCase(), ...names]) };
  }
  return asked.marks;
}

matchOnlyIf((element, selector) => {
  // Rules such as @keyframes have none.
  const needed = typeof selector === 'string' ? needs(selector) : null;
  if (needed === null) return true;
  const marks = marksOf(element);
  return needed.some((mark) => marks.has(mark));
});

module.exports = { marksOf, matches, needs };
