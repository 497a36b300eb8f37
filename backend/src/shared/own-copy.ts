/**
 * The same text in memory of its own. What V8 cuts out of a larger text, as a path out of a request, is a view into it,
 * and a view that is kept keeps all of the larger one.
 */
export function ownCopy(text: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  return Buffer.from(text, encoding).toString(encoding);
}
