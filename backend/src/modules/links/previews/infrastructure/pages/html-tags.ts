/** A tag; of sealed elements, the whole element; also comments and the like. */
interface Tag {
  /** In lower case; of what is no tag, the sign it begins with. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Where it stands in the page. */
  readonly start: number;
  readonly end: number;
}

/** Elements that hold text, or another world, in which what looks like a tag of the page is none. */
const CLOSINGS: ReadonlyMap<string, RegExp> = new Map(
  ['iframe', 'noscript', 'script', 'style', 'svg', 'template', 'textarea', 'title'].map((name) => [
    name,
    new RegExp(`</${name}`, 'gi'),
  ]),
);
const OPENING = /<(?:!--|[!?]|(\/?)([a-z][a-z0-9:-]*))/gi;
const QUOTE_OR_END = /["'>]/g;

/**
 * The tags of a page, one after the other. A page may be made to be slow to read (a tree of a hundred thousand
 * levels), so no tree is built, and no character is looked at more than a few times.
 */
export function* htmlTagsOf(html: string): Generator<Tag> {
  let found = next(OPENING, html, 0);
  while (found) {
    const [mark, slash, spelling] = found;
    const name = spelling?.toLowerCase() ?? mark;
    const isEnd = slash === '/';
    const end = endOf(html, name, found.index + mark.length, isEnd);
    if (end === null) return;
    yield { name, isEnd, start: found.index, end };
    found = next(OPENING, html, end);
  }
}

/** Null when it does not end in this page, or in as much of it as there is. */
function endOf(html: string, name: string, from: number, isEnd: boolean): number | null {
  // `<!-->` is a whole comment.
  if (name === '<!--') return endOfMark(html, '-->', from - 2);
  if (name.startsWith('<')) return endOfMark(html, '>', from);
  const end = endOfTag(html, from);
  const closing = CLOSINGS.get(name);
  if (end === null || isEnd || !closing || (name === 'svg' && html[end - 2] === '/')) return end;
  const closed = next(closing, html, end);
  return closed && endOfMark(html, '>', closed.index);
}

function endOfMark(html: string, mark: string, from: number): number | null {
  const start = html.indexOf(mark, from);
  return start < 0 ? null : start + mark.length;
}

/** Past the `>` that ends a tag; one in quotes does not. */
function endOfTag(html: string, from: number): number | null {
  let found = next(QUOTE_OR_END, html, from);
  while (found) {
    const [mark] = found;
    const after = found.index + 1;
    if (mark === '>') return after;
    const end = opensValue(html, found.index) ? endOfMark(html, mark, after) : after;
    if (end === null) return null;
    found = next(QUOTE_OR_END, html, end);
  }
  return null;
}

/** A quote is one only right after `=`; elsewhere it is an apostrophe. */
function opensValue(html: string, quote: number): boolean {
  let before = quote - 1;
  while (/\s/.test(html[before] ?? '')) before -= 1;
  return html[before] === '=';
}

function next(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
