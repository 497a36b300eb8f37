import type { Actor } from '../../../../shared/domain/actor';
import { followsPerson, keepsDate, type LinkOrigin, linkOriginOf } from './link-origin';

it.each([
  ['guest', 'web'],
  ['member', 'web'],
  ['program', 'program'],
] as const)('a link that a %s makes alone comes from the %s', (kind, origin) => {
  expect(linkOriginOf({ kind } as Actor)).toBe(origin);
});

it.each<[LinkOrigin, boolean, boolean]>([
  ['web', true, false],
  ['program', false, false],
  ['batch', false, false],
  ['import', false, true],
])(
  'links from %s stand where their person chose: %s, and keep a date of before: %s',
  (origin, place, date) => {
    expect([followsPerson(origin), keepsDate(origin)]).toEqual([place, date]);
  },
);
