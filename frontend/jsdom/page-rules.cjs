const { marksOf, matches, needs } = require('./cascade.cjs');
const { defaultSheet, sheetsOf } = require('./jsdom-insides.cjs');

const DEFAULTS = defaultSheet();

/** Of rules that an element may match without any class or name. */
const NO_MARK = '*';

/** Rules never change places, so a set of them says in which order they apply. */
const ids = new WeakMap();
let lastId = 0;
function idOf(rule) {
  if (!ids.has(rule)) ids.set(rule, (lastId += 1));
  return ids.get(rule);
}

/** The rules of one page by the class or name that an element must have for them. */
exports.PageRules = class PageRules {
  byMark = new Map();
  /** Of each sheet that has been read, how many rules it had and which was the last. */
  read = new Map();

  /** Reads the rules that have come since; all of them when some have gone. */
  update(document) {
    const sheets = [DEFAULTS, ...sheetsOf(document)];
    if (this.#hasLost(sheets)) {
      this.read.clear();
      this.byMark.clear();
    }
    for (const sheet of sheets) {
      const { cssRules: rules } = sheet;
      rules.slice(this.read.get(sheet)?.count).forEach((rule) => this.#add(rule));
      this.read.set(sheet, { count: rules.length, last: rules.at(-1) });
    }
  }

  #hasLost(sheets) {
    const current = new Set(sheets);
    return [...this.read].some(
      ([sheet, { count, last }]) => !current.has(sheet) || sheet.cssRules[count - 1] !== last,
    );
  }

  #add(rule) {
    // As jsdom reads them.
    if (rule.media) {
      if (Array.from(rule.media).includes('screen')) rule.cssRules.forEach((inner) => this.#add(inner));
    } else if (typeof rule.selectorText === 'string') {
      for (const mark of needs(rule.selectorText) ?? [NO_MARK]) {
        if (!this.byMark.has(mark)) this.byMark.set(mark, []);
        this.byMark.get(mark).push(rule);
      }
    }
  }

  /** Which rules apply to an element, as text. */
  applyingTo(element) {
    const found = new Set();
    for (const mark of [NO_MARK, ...marksOf(element)]) {
      for (const rule of this.byMark.get(mark) ?? []) {
        const { selectorText } = rule;
        if (selectorText === mark || matches(element, selectorText)) found.add(idOf(rule));
      }
    }
    return [...found].toSorted((one, other) => one - other).join();
  }
};
