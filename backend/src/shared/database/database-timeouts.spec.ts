import { DatabaseTimeouts } from './database-timeouts';

it('the time limits of the database are multiplied all at once', () => {
  expect(new DatabaseTimeouts(5_000, 800, 250, 1_000, 400).times(3)).toEqual(
    new DatabaseTimeouts(15_000, 2_400, 750, 3_000, 1_200),
  );
});
