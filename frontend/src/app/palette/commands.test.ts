import { foldText } from '../../shared/fold-text';
import { type Command, findCommands, MAX_FOUND } from './commands';

const command = (id: string, overrides: Partial<Command> = {}): Command => ({
  id,
  group: 'pages',
  label: id,
  run: () => undefined,
  ...overrides,
});
const idsOf = (commands: readonly Command[], question: string): string[] =>
  findCommands(commands, question).map(({ id }) => id);

describe('text that is compared', () => {
  it.each([
    ['ＡＢＣ', 'abc'],
    ['Trang chủ', 'trang chu'],
    ['Ábc', 'abc'],
    ['ｶﾞ', foldText('ガ')],
  ])('%s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('what the palette finds', () => {
  const commands = [
    command('somewhere', { label: 'unlinked' }),
    command('word', { label: 'my links' }),
    command('start', { label: 'Links' }),
    command('hint', { label: 'abc', hint: 'https://example.com/links' }),
    command('words', { label: 'xyz', words: 'links' }),
    command('other'),
  ];

  it('is everything when nothing is asked, with a few links', () => {
    const links = Array.from({ length: 9 }, (_, index) => command(`l${index}`, { group: 'links' }));
    expect(idsOf([...links, command('page')], ' ')).toEqual(['l0', 'l1', 'l2', 'l3', 'l4', 'page']);
  });

  it('stands with the nearest first', () => {
    expect(idsOf(commands, 'link')).toEqual(['start', 'word', 'somewhere', 'hint', 'words']);
  });

  it('has all the words', () => {
    expect(idsOf(commands, 'links MY')).toEqual(['word']);
    expect(idsOf(commands, 'links nothing')).toEqual([]);
  });

  it('has what was found by the question elsewhere, behind what shows it', () => {
    const found = command('found', { group: 'links', foundBy: 'my' });
    expect(idsOf([found, ...commands], 'my')).toEqual(['word', 'found']);
    expect(idsOf([found, ...commands], 'my l')).toEqual(['word']);
  });

  it('can be looked through', () => {
    const many = Array.from({ length: 200 }, (_, index) => command(`link ${index}`, { group: 'links' }));
    expect(findCommands(many, 'link')).toHaveLength(MAX_FOUND);
  });
});
