import { sessionShelf, tokenIn } from './invitation-token';

const TOKEN = 'A_b-'.repeat(10);

describe('what stands behind the # of an address', () => {
  it.each([
    [`#${TOKEN}`, TOKEN],
    ['', null],
    ['#feature', null],
    [`#${TOKEN}?x=1`, null],
    [`#${'a'.repeat(201)}`, null],
  ])('%s holds the token %s', (hash, token) => {
    expect(tokenIn(hash)).toBe(token);
  });
});

describe('the shelf of a tab', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps a token in this tab alone, until it is taken away', () => {
    sessionShelf.write(TOKEN);
    expect(sessionShelf.read()).toBe(TOKEN);
    expect(window.localStorage).toHaveLength(0);
    sessionShelf.write(null);
    expect(sessionShelf.read()).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('holds nothing where storage is forbidden', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    sessionShelf.write(TOKEN);
    expect(sessionShelf.read()).toBeNull();
  });
});
