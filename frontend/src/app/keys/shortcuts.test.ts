import { takesKeys } from '../../shared/takes-keys';
import { type KeyPress, shortcutOf } from './shortcuts';

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  ...rest,
});
const FREE = { isTyping: false, isOn: true, isCovered: false };

describe('a key', () => {
  it.each([
    ['/', {}, 'search'],
    ['c', {}, 'create'],
    ['?', {}, 'keys'],
    ['k', { ctrlKey: true }, 'palette'],
    ['K', { metaKey: true }, 'palette'],
    ['k', { ctrlKey: true, metaKey: true }, null],
    ['k', {}, null],
    ['c', { ctrlKey: true }, null],
    ['c', { metaKey: true }, null],
    ['c', { altKey: true }, null],
    ['c', { isComposing: true }, null],
    ['c', { repeat: true }, null],
    ['constructor', {}, null],
  ] as const)('%s with %j means %s', (key, rest, meaning) => {
    expect(shortcutOf(press(key, rest), FREE)).toBe(meaning);
  });

  it.each([{ isTyping: true }, { isOn: false }, { isCovered: true }])(
    'alone means nothing when %j, but with Ctrl still opens the palette',
    (change) => {
      expect(shortcutOf(press('c'), { ...FREE, ...change })).toBeNull();
      expect(shortcutOf(press('k', { ctrlKey: true }), { ...FREE, ...change })).toBe('palette');
    },
  );
});

describe('what has keys of its own', () => {
  it.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<p contenteditable="true"></p>', true],
    ['<p contenteditable="false"></p>', false],
    ['<button></button>', false],
  ])('%s: %s', (html, takes) => {
    document.body.innerHTML = html;
    expect(takesKeys(document.body.firstElementChild)).toBe(takes);
  });

  it('is also what lies in a menu', () => {
    document.body.innerHTML = '<ul role="menu"><li role="menuitem"></li></ul>';
    expect(takesKeys(document.querySelector('li'))).toBe(true);
    expect(takesKeys(null)).toBe(false);
  });
});
