import { PackingRoom } from './packing-room';

describe('room for packed clicks', () => {
  it('is for so many clicks of a subject and quarter hour, however they come', () => {
    const room = new PackingRoom(5);
    expect([room.take(7, 100, 2), room.take(7, 100, 3), room.take(7, 100, 1)]).toEqual([true, true, false]);
    expect([room.take(8, 100, 6), room.take(8, 100, 5)]).toEqual([false, true]);
    expect([room.take(-8, 100, 5), room.take(7, 101, 5)]).toEqual([true, true]);
  });

  it('is not used up by quarter hours that are over', () => {
    const room = new PackingRoom(5);
    const takenOf = (from: number, quarters: number): number => {
      let taken = 0;
      for (let bucket = from; bucket < from + quarters; bucket += 1) if (room.take(7, bucket, 5)) taken += 1;
      return taken;
    };
    expect(takenOf(0, 2_000_000)).toBeGreaterThan(1_000_000);
    expect(takenOf(2_000_000, 1_000)).toBeGreaterThan(500);
  });

  it('may be none at all', () => {
    expect(new PackingRoom(0).take(7, 100, 1)).toBe(false);
  });
});
