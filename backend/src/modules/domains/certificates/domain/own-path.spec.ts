import { isElsewhere } from './own-path';

const TEXT = 'token.text';

it.each<[string, { readonly status: number; readonly text: string } | null, boolean]>([
  ['our text', { status: 200, text: TEXT }, false],
  ['our text and a line break', { status: 200, text: `${TEXT}\n` }, false],
  ['another text', { status: 200, text: 'Welcome to nginx!' }, true],
  ['nothing', { status: 200, text: '' }, true],
  ['that there is no such page', { status: 404, text: '' }, true],
  ['that nobody may look', { status: 403, text: '' }, true],
  ['a redirect that leads nowhere', { status: 302, text: '' }, true],
  ['that it is busy', { status: 429, text: '' }, false],
  ['that it is starting', { status: 503, text: '' }, false],
  ['not at all', null, false],
])('a host that answers %s: another server is there: %p', (_, answer, expected) => {
  expect(isElsewhere(answer, TEXT)).toBe(expected);
});
