import { Logger } from '@nestjs/common';
import { Checker } from './checker';

Logger.overrideLogger(false);

let at: number;
let checker: Checker;
let asked: string[];
beforeEach(() => {
  at = 0;
  asked = [];
  checker = new Checker('test', 1_000, () => at);
});

const ask = (place: string, fails = false, remainingMs = 3_000) =>
  checker.ask(place, remainingMs, () => {
    asked.push(place);
    return fails ? Promise.reject(new Error('no')) : Promise.resolve('yes');
  });

it('tells what was answered, also when that is nothing', async () => {
  expect(await ask('a')).toEqual({ value: 'yes' });
  expect(await checker.ask('a', 1_000, () => Promise.resolve(null))).toEqual({ value: null });
  expect(checker.unanswered).toBe(0);
});

it('leaves alone for a minute whoever failed twice, and nobody else', async () => {
  expect(await ask('a', true)).toBeNull();
  expect(await ask('a', true)).toBeNull();
  expect(await ask('a')).toBeNull();
  expect(await ask('b')).toEqual({ value: 'yes' });
  expect(asked).toEqual(['a', 'a', 'b']);
  expect(checker.unanswered).toBe(3);
  at = 59_999;
  expect(await ask('a')).toBeNull();
  at = 60_000;
  expect(await ask('a')).toEqual({ value: 'yes' });
});

it('asks again at once whoever failed but once in a row', async () => {
  await ask('a', true);
  await ask('a');
  await ask('a', true);
  expect(await ask('a')).toEqual({ value: 'yes' });
});

it('asks once after the minute, and then leaves alone again', async () => {
  await ask('a', true);
  await ask('a', true);
  at = 60_000;
  await ask('a', true);
  expect(await ask('a')).toBeNull();
  expect(asked).toHaveLength(3);
});

it('waits for as long as is left of the whole', async () => {
  const never = () => new Promise<never>(() => undefined);
  expect(await checker.ask('a', 5, never)).toBeNull();
  expect(await ask('b', false, 0)).toBeNull();
  expect(asked).toEqual([]);
});

it('does not remember more places than it has use for', async () => {
  for (let index = 0; index < 1_001; index += 1) await ask(`place ${index}`, true);
  expect(await ask('place 0', true)).toBeNull();
  expect(await ask('place 0')).toEqual({ value: 'yes' });
});
