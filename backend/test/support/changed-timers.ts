type Begin = (what: () => void, ms?: number, ...given: []) => NodeJS.Timeout;

/**
 * Timers of these lengths that begin from now on take others, in milliseconds: what a test would wait for comes soon, or
 * never. What comes back ends that.
 */
export function changeTimers(lengths: Readonly<Record<number, number>>): () => void {
  const lengthOf = (ms = 0): number => lengths[ms] ?? ms;
  const changed =
    (begin: Begin): Begin =>
    (what, ms, ...given) =>
      begin(what, lengthOf(ms), ...given);
  const [once, again, { timeout }] = [changed(setTimeout), changed(setInterval), AbortSignal];
  const spies = [
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(once),
    jest.spyOn(globalThis, 'setInterval').mockImplementation(again),
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, lengthOf(ms))),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
