import type Bull from 'bull';

/**
 * Where Redis does not answer, Bull and its Nest binding leave promises behind that are not awaited, and Node ends the
 * process: the name of a worker's connection, which nothing of ours reads, is not set, and a start of the processor that
 * fails is reported. The binding would also wait for running jobs when the application leaves; the worker has done so
 * with a time limit by then.
 */
export function guardQueue(
  queue: Bull.Queue,
  { onError, close }: { onError: (error: unknown) => void; close: () => Promise<void> },
): void {
  const start = queue.process.bind(queue) as (...args: unknown[]) => Promise<void>;
  Object.assign(queue, {
    setWorkerName: () => Promise.resolve(),
    process: (...args: unknown[]) => start(...args).catch(onError),
    onApplicationShutdown: close,
  });
  queue.on('error', onError);
}
