import { PATROL_SOURCES, type PatrolSource, roomFor } from './patrol-pace';

/** What each gets when they have so much waiting. */
function shares(waiting: Readonly<Record<PatrolSource, number>>, pace: number): readonly number[] {
  let taken = 0;
  return PATROL_SOURCES.map((source) => {
    const brought = Math.min(waiting[source], roomFor(source, taken, pace));
    taken += brought;
    return brought;
  });
}

describe('the pace of the patrol', () => {
  it.each<[string, readonly [number, number, number, number], number, readonly number[]]>([
    ['is shared when all have much', [99, 99, 99, 99], 40, [10, 10, 10, 10]],
    ['goes to the round when nothing else waits', [0, 0, 0, 99], 40, [0, 0, 0, 40]],
    ['goes on to those who come after', [2, 0, 99, 99], 40, [2, 0, 28, 10]],
    ['is not used up when little waits', [1, 1, 1, 1], 40, [1, 1, 1, 1]],
    ['leaves something to each at its slowest', [9, 9, 9, 9], 4, [1, 1, 1, 1]],
  ])('%s', (_, [suspects, requests, made, round], pace, expected) => {
    expect(shares({ suspects, requests, made, round }, pace)).toEqual(expected);
  });
});
