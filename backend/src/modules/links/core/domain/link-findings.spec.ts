import { isHarmful, type LinkDisabling, type LinkWarning } from './link-findings';

it.each<[LinkWarning | null, LinkDisabling | null, boolean]>([
  [null, null, false],
  ['young', null, false],
  ['free-host', null, false],
  ['threat', null, true],
  ['reported', null, true],
  [null, 'abuse', true],
])('a link with the warning %s that is disabled for %s is harmful: %s', (warning, disabledFor, harmful) => {
  expect(isHarmful({ warning, disabledFor })).toBe(harmful);
});
