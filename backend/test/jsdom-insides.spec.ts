import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** In a process of its own: it changes jsdom for all that load it. */
const PROGRAM = `
  const { matchOnlyIf } = require('./frontend/jsdom/jsdom-insides.cjs');
  const asked = new Set();
  matchOnlyIf((element, selector) => {
    asked.add(element.localName + ' ' + element.getAttributeNS(null, 'class') + ' ' + selector);
    return selector !== '.never';
  });
  const { JSDOM } = require(require.resolve('jsdom', { paths: [require.resolve('jest-environment-jsdom')] }));
  const { window } = new JSDOM('<style>.a { color: red } .never { color: blue }</style><p class="a never">text</p>');
  const { color } = window.getComputedStyle(window.document.querySelector('p'));
  console.log(JSON.stringify({ color, asked: [...asked].filter((each) => each.startsWith('p ')).sort() }));
`;

describe('the insides of jsdom', () => {
  it('ask one function whether a rule is about an element, by its name and classes', () => {
    const said = execFileSync(process.execPath, ['-e', PROGRAM], { cwd: ROOT, encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual({
      color: 'rgb(255, 0, 0)',
      asked: expect.arrayContaining(['p a never .a', 'p a never .never']) as unknown,
    });
  });
});
