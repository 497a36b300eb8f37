import { destinationProblem } from './destination';

it.each([
  ['https://example.com/page', null],
  ['  HTTPS://example.com  ', null],
  ['example.com/page', null],
  ['example.com:8080', null],
  ['localhost:3000', null],
  ['茶.example', null],
  ['', 'links.address-missing'],
  [' \t\n', 'links.address-missing'],
  ['javascript:x', 'links.address-scheme'],
  ['JavaScript:alert(1)', 'links.address-scheme'],
  ['java\nscript:x', 'links.address-broken'],
  ['mailto:a@example.com', 'links.address-scheme'],
  ['data:text/html,x', 'links.address-scheme'],
  ['https:example.com', null],
  ['https:///example.com', null],
  ['https:\\\\example.com', null],
  ['//example.com', 'links.address-malformed'],
  ['看 https://example.com', null],
  ['https://example.com/x 快來看', null],
  ['two words', 'links.address-malformed'],
  ['https://a:b@example.com', 'links.address-credentials'],
  [`https://example.com/${'a'.repeat(2028)}`, null],
  [`https://example.com/${'a'.repeat(2029)}`, 'links.address-too-long'],
])('%j as a destination: %s', (text, code) => {
  expect(destinationProblem(text)).toBe(code);
});
