import { shownOrigin } from './shown-origin';

it.each([
  ['https://s.test', 'http', 'http://s.test'],
  ['http://s.test:3000', 'https', 'https://s.test:3000'],
  ['https://http.test', 'https', 'https://http.test'],
] as const)('%s is shown with %s as %s', (origin, scheme, shown) => {
  expect(shownOrigin(origin, scheme)).toBe(shown);
});
