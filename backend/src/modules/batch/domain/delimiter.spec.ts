import { delimiterOf } from './delimiter';

it.each([
  ['a,b\n1,2', ','],
  ['a;b\n"1,5";2', ';'],
  ['a\tb\n1,5\t2,5', '\t'],
  ['url', ','],
  ['', ','],
  ['url;note\nhttps://example.com/?a=1,2,3;x', ';'],
])('what stands between cells is found in %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});
