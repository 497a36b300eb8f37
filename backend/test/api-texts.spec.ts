import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/planted-tree';

/** What the API document does not say: metaphors, and words that have a technical term (docs/adr/0052-vocabulary.md). */
const RETIRED =
  /\b(acted in|anew|beats?|farewell|goes on|handed out|ladder|leads? (nowhere|elsewhere)|likewise|meant by|of one's own|patience|rungs?|somebody|stands? (behind|beside)|tells?|telling|told|trash bin|whoever|wish(es)?)\b/i;

/** Every summary and description below a part of the document. */
function textsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' && (name === 'summary' || name === 'description') ? [value] : textsOf(value),
  );
}

describe('the texts of the API document', () => {
  it.each([
    'Sets the group acted in up, for its admins.',
    'Lets one more part stand behind the slug, and tells nobody.',
    'Whoever has the link may.',
  ])('may not say: %s', (text) => {
    expect(RETIRED.test(text)).toBe(true);
  });

  it('use no retired word', () => {
    const texts = textsOf(JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8')));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => RETIRED.test(text))).toEqual([]);
  });
});
