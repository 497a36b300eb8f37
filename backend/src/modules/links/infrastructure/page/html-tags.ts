/** A tag as it stands in a page, or a comment and the like; of sealed elements, the whole element. */
interface Tag {
  /** In lower case; of what is no tag, the sign it begins with. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly source: string;
}

/** Elements that hold text, or another world, in which what looks like a tag of the page is none. */
const SEALED: ReadonlySet<string> = new Set([
  'iframe',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
]);

/**
 * The tags of a page, one after the other. A page may be made to be slow to read (a tree of a hundred thousand
 * levels), so no tree is built, and no character is looked at more than a few times.
 */
export function* tagsOf(html: string): Generator<Tag> {
  const opening = /<(?:!--|[!?]|(\/?)([a-z][a-z0-9:-]*))/gi;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const [mark, slash, spelling] = found;
    const tag = { name: spelling?.toLowerCase() ?? mark, isEnd: slash === '/' };
    const end = endOf(html, tag, opening.lastIndex);
    if (end === null) return;
    yield { ...tag, source: html.slice(found.index, end) };
    opening.lastIndex = end;
  }
}

/** Null when it does not end in this page, or in as much of it as there is. */
function endOf(html: string, { name, isEnd }: Pick<Tag, 'name' | 'isEnd'>, from: number): number | null {
  // `<!-->` is a whole comment.
  if (name === '<!--') return endOfMark(html, from - 2, '-->');
  if (name.startsWith('<')) return endOfMark(html, from, '>');
  const end = endOfTag(html, from);
  if (end === null || isEnd || !SEALED.has(name)) return end;
  const isEmpty = name === 'svg' && html[end - 2] === '/';
  return isEmpty ? end : endOfElement(html, name, end);
}

function endOfMark(html: string, from: number, mark: string): number | null {
  const start = html.indexOf(mark, from);
  return start < 0 ? null : start + mark.length;
}

function endOfElement(html: string, name: string, from: number): number | null {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.test(html) ? endOfMark(html, closing.lastIndex, '>') : null;
}

/** Past the `>` that ends a tag; one in quotes does not. */
function endOfTag(html: string, from: number): number | null {
  const mark = /["'>]/g;
  mark.lastIndex = from;
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    if (found[0] === '>') return mark.lastIndex;
    if (!opensValue(html, found.index)) continue;
    const close = html.indexOf(found[0], mark.lastIndex);
    if (close < 0) return null;
    mark.lastIndex = close + 1;
  }
  return null;
}

/** A quote is one only right after `=`; elsewhere it is an apostrophe. */
function opensValue(html: string, quote: number): boolean {
  let before = quote - 1;
  while (/\s/.test(html[before] ?? '')) before -= 1;
  return html[before] === '=';
}
