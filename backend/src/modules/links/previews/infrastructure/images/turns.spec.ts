import { Turns } from './turns';

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

describe('turns', () => {
  it('let others wait while enough is under way, in order, and send the rest away', async () => {
    const turns = new Turns(1, 1);
    const first = gate();
    const done: string[] = [];
    const one = turns.take(() => first.opened.then(() => done.push('one')));
    const two = turns.take(() => Promise.resolve(done.push('two')));
    await expect(turns.take(() => Promise.resolve())).rejects.toMatchObject({ code: 'links.images-busy' });
    expect(done).toEqual([]);
    first.open();
    await Promise.all([one, two]);
    expect(done).toEqual(['one', 'two']);
  });

  it('go on after work that failed', async () => {
    const turns = new Turns(1, 0);
    await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.take(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
