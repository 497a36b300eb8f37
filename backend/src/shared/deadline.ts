/** Work was not done in time. It may still end by itself; no caller waits for it any more. */
export class TookTooLong extends Error {
  constructor(ms: number) {
    super(`no answer within ${String(ms)} ms`);
    this.name = TookTooLong.name;
  }
}

/** What the work comes to, when it does within so many milliseconds. @throws TookTooLong */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TookTooLong(ms));
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
