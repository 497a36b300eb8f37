import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from './words';

/** Where tests name a message: a call that looks for it, or the heading of a screen. */
const NAMED = [
  /\.(?:the|press)\(\s*'[a-z]+',\s*'([\w-]+(?:\.[\w-]+)+)'/g,
  /\.(?:sees|reads)\(\s*'([\w-]+(?:\.[\w-]+)+)'/g,
  /\b(?:text|words)\(\s*'([\w-]+(?:\.[\w-]+)+)'/g,
  /\btitle: '([\w-]+(?:\.[\w-]+)+)'/g,
];

/** The browser tests run in the deep run alone, which comes too late to tell that a message is gone. */
describe('messages that browser tests look for', () => {
  const files = ['e2e', 'smoke', 'support'].flatMap((tier) => {
    const folder = join('backend/test', tier);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name));
  });
  const named = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return NAMED.flatMap((pattern) => [...source.matchAll(pattern)].map(([, id = '']) => ({ file, id })));
  });

  it('are found in the tests', () => {
    expect(named.length).toBeGreaterThan(300);
  });

  it('are there', () => {
    const texts = textsOf('en');
    expect(named.filter(({ id }) => !(id in texts))).toEqual([]);
  });
});
