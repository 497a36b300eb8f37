import { FewAtOnce } from './few-at-once';

describe('few at once', () => {
  it('never are more, come in their order, and go on when one of them fails', async () => {
    const turns = new FewAtOnce(2);
    const begun: number[] = [];
    const endings = new Map<number, (how: 'well' | 'badly') => void>();
    const work = (index: number) => () =>
      new Promise<number>((resolve, reject) => {
        begun.push(index);
        endings.set(index, (how) => {
          if (how === 'well') resolve(index);
          else reject(new Error('badly'));
        });
      });
    const results = [0, 1, 2, 3].map((index) => turns.run(work(index)));
    expect(begun).toEqual([0, 1]);
    endings.get(1)?.('badly');
    await expect(results[1]).rejects.toThrow('badly');
    expect(begun).toEqual([0, 1, 2]);
    for (const index of [0, 2]) {
      endings.get(index)?.('well');
      expect(await results[index]).toBe(index);
    }
    endings.get(3)?.('well');
    expect([await results[3], begun]).toEqual([3, [0, 1, 2, 3]]);
  });

  it('send whoever comes when enough wait away', async () => {
    const turns = new FewAtOnce(1, { max: 1, refusal: () => new Error('busy') });
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const done: string[] = [];
    const one = turns.run(() => ended.then(() => done.push('one')));
    const two = turns.run(() => Promise.resolve(done.push('two')));
    await expect(turns.run(() => Promise.resolve())).rejects.toThrow('busy');
    expect(done).toEqual([]);
    end();
    await Promise.all([one, two]);
    expect(done).toEqual(['one', 'two']);
    await expect(turns.run(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
