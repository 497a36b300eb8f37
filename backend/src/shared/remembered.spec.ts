import { Remembered } from './remembered';

const answers = () =>
  new Remembered<number | null>({
    most: 2,
    deadlineMs: 50,
    keptMs: (value) => (value === null ? 10 : 100),
  });

describe('answers that are remembered', () => {
  it('are asked for once by many, and believed as long as the answer says', async () => {
    const remembered = answers();
    const read = jest.fn().mockResolvedValue(7);
    expect(await Promise.all([1, 2, 3].map(() => remembered.ask('a', 0, read)))).toEqual([7, 7, 7]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(remembered.waiting).toBe(0);
    await remembered.ask('b', 0, () => Promise.resolve(null));
    expect([remembered.atHand('a', 99), remembered.atHand('a', 100)]).toEqual([7, undefined]);
    expect([remembered.atHand('b', 9), remembered.atHand('b', 10)]).toEqual([null, undefined]);
  });

  it('stand in for a source that fails or is away', async () => {
    const remembered = answers();
    await remembered.ask('a', 0, () => Promise.resolve(7));
    expect(await remembered.ask('a', 200, () => Promise.reject(new Error('away')))).toBe(7);
    const never = (): Promise<number> => new Promise(() => undefined);
    expect(await remembered.ask('a', 200, never)).toBe(7);
    await expect(remembered.ask('c', 0, never)).rejects.toThrow('no answer within 50 ms');
  });

  it('keep to their number', async () => {
    const remembered = answers();
    for (const key of ['a', 'b', 'c']) await remembered.ask(key, 0, () => Promise.resolve(1));
    expect(['a', 'b', 'c'].map((key) => remembered.atHand(key, 0))).toEqual([undefined, 1, 1]);
  });

  it('that were on their way when something changed are not kept, nor joined', async () => {
    const remembered = answers();
    let notify: (value: number) => void = () => undefined;
    const old = remembered.ask('a', 0, () => new Promise((resolve) => (notify = resolve)));
    remembered.forgetAll();
    expect(await remembered.ask('a', 0, () => Promise.resolve(2))).toBe(2);
    notify(1);
    expect(await old).toBe(1);
    expect(remembered.atHand('a', 0)).toBe(2);
  });

  it('are forgotten one by one, and what was being read of them meanwhile is not kept', async () => {
    const remembered = answers();
    await remembered.ask('a', 0, () => Promise.resolve(1));
    await remembered.ask('b', 0, () => Promise.resolve(2));
    let release: (value: number) => void = () => undefined;
    remembered.forget('a');
    const old = remembered.ask('a', 0, () => new Promise<number>((resolve) => (release = resolve)));
    await Promise.resolve();
    remembered.forget('a');
    const fresh = remembered.ask('a', 0, () => Promise.resolve(3));
    release(1);
    expect(await Promise.all([old, fresh])).toEqual([1, 3]);
    expect([remembered.atHand('a', 1), remembered.atHand('b', 1)]).toEqual([3, 2]);
  });
});
