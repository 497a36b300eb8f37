import { readId } from './database-id';

describe('a database id', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['0', null],
    ['', null],
    [undefined, null],
    ['-1', null],
    ['7 OR 1=1', null],
    ['9'.repeat(16), null],
  ])('from %j is %j', (text, id) => {
    expect(readId(text)).toBe(id);
  });
});
