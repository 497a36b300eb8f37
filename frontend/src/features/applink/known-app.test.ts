import { knownAppOf } from './known-app';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
  ['youtu.be/dQw4w9WgXcQ', 'youtube'],
  ['https://m.youtube.com/', 'youtube'],
  ['https://shopee.tw/product/1/2', 'shopee'],
  ['https://LINE.me/R/ti/p/%40id', 'line'],
  ['https://lin.ee/abc', null],
  ['https://youtube.com.evil.test/', null],
  ['https://example.com/?u=https://youtu.be/', null],
  ['', null],
  ['https://', null],
])('%s opens %s', (address, app) => {
  expect(knownAppOf(address)).toBe(app);
});
