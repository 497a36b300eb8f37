import { pastedAddress } from './pasted-address';

const X = 'https://shop.example/x';

it.each([
  `${X} 快來看`,
  `【特賣】 ${X}`,
  `【特賣】${X}`,
  `快來看\n${X}`,
  `「${X}」這裡`,
  `特賣(${X})`,
  `看 ${X}，很便宜`,
  `See ${X}.`,
  `Link: ${X}, and more`,
])('takes the address out of %j', (pasted) => {
  expect(pastedAddress(pasted)).toEqual({ text: X, change: 'taken' });
});

it.each([
  ['https://a.test/x\nhttps://b.test/y', 'https://a.test/x https://b.test/y'],
  ['https://e.test/a\r\nb', 'https://e.test/a b'],
  ['a.test/x\tb.test/y', 'a.test/x b.test/y'],
])('does not join the lines of %j', (pasted, text) => {
  expect(pastedAddress(pasted)).toEqual({ text, change: 'joined' });
});

it.each([
  '',
  X,
  ` ${X}\n`,
  'shop.example/x',
  'https://e.test/wiki/A_(b).',
  'https://e.test/?u=https://f.test/',
  'archive.test/2020/https://e.test/',
  'https://a.test/x https://b.test/y',
  'view-source:https://e.test/',
  'shopeetw://home',
  'two words',
])('leaves %j as it is', (pasted) => {
  expect(pastedAddress(pasted)).toBeNull();
});

it('keeps the brackets of an address', () => {
  expect(pastedAddress('看 https://e.test/wiki/A_(b)')?.text).toBe('https://e.test/wiki/A_(b)');
});
