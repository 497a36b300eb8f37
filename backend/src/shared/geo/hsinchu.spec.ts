import { inItsHsinchu } from './hsinchu';

it.each([
  ['TW', 'HSQ', 'Hsinchu', 'HSZ'],
  ['TW', 'HSZ', 'Hsinchu', 'HSZ'],
  ['TW', 'HSZ', 'Zhubei', 'HSQ'],
  ['TW', 'HSQ', 'Zhubei', 'HSQ'],
  ['TW', 'HSZ', 'Hsinchu County', 'HSQ'],
  ['TW', 'HSZ', 'Nowhere', 'HSZ'],
  ['TW', 'HSQ', null, 'HSQ'],
  ['TW', 'TTT', 'Xinfeng', 'TTT'],
  ['JP', 'HSQ', 'Hsinchu', 'HSQ'],
  ['TW', null, 'Hsinchu', null],
])('in %s %s the town %s is in %s', (country, subdivision, city, expected) => {
  expect(inItsHsinchu({ country, subdivision, city })).toEqual({ country, subdivision: expected, city });
});
