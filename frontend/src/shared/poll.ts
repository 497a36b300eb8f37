const MAX_WAIT_MS = 30_000;

/**
 * Repeats a task while the page can be seen, each time after the one before has ended. It rests while
 * the page is hidden, runs at once when it is seen again, and waits longer after each failure. `firstMs`: what may be
 * over soon is looked at sooner at first, and then ever more seldom.
 */
export function pollWhileVisible(
  task: () => Promise<boolean>,
  intervalMs: number,
  firstMs = intervalMs,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let runs = 0;
  let isRunning = false;
  let isStopped = false;

  const schedule = (): void => {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    const waitMs = Math.min(firstMs * 2 ** runs, intervalMs);
    timer = setTimeout(() => void run(), Math.min(waitMs * 2 ** failures, MAX_WAIT_MS));
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    const isGood = await task().catch(() => false);
    isRunning = false;
    runs += 1;
    failures = isGood ? 0 : failures + 1;
    schedule();
  };
  const onVisibility = (): void => {
    if (document.hidden) clearTimeout(timer);
    else void run();
  };

  document.addEventListener('visibilitychange', onVisibility);
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
