import { Signal } from './job-waker';

const LONG = 60_000;

describe('a signal', () => {
  it('ends a rest at once', async () => {
    const signal = new Signal();
    const rest = signal.rest(LONG);
    signal.raise();
    await expect(rest).resolves.toBe(true);
  });

  it('that came before the rest is not lost, and counts once', async () => {
    const signal = new Signal();
    signal.raise();
    signal.raise();
    await expect(signal.rest(LONG)).resolves.toBe(true);
    await expect(signal.rest(1)).resolves.toBe(false);
  });
});
