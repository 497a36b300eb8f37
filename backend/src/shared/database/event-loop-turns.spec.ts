import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventLoopTurns } from './event-loop-turns';

const MAX_TURN_MS = 4;

let now: number;
let turns: EventLoopTurns;
beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  turns = new EventLoopTurns();
});
afterEach(() => jest.restoreAllMocks());

/** Whether others had a turn before it resolved. */
async function leavesRoom(): Promise<boolean> {
  let hadOthers = false;
  setImmediate(() => (hadOthers = true));
  await turns.take();
  return hadOthers;
}

it('leaves room for others when the database has had its part of the turn', async () => {
  expect(await leavesRoom()).toBe(false);
  now += MAX_TURN_MS - 1;
  expect(await leavesRoom()).toBe(false);
  now += 1;
  expect(await leavesRoom()).toBe(true);
});

it('leaves as many turns as others have use for, and no more than eight milliseconds', async () => {
  await turns.take();
  now += MAX_TURN_MS;
  let had = 0;
  const busy = (): void => {
    had += 1;
    now += 1;
    if (had < 20) setImmediate(busy);
  };
  setImmediate(busy);
  await turns.take();
  expect(had).toBe(8);
});

it('begins anew with each turn, however long it is since the last', async () => {
  await turns.take();
  await nextTurn();
  now += 60_000;
  expect(await leavesRoom()).toBe(false);
});
