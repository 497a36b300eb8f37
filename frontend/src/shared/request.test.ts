import { ApiError } from '../api/api-error';
import { Request } from './request';

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('a request', () => {
  it('goes from idle by pending to done', async () => {
    const request = new Request<number>();
    expect(request.state).toBe('idle');
    const running = request.run(() => Promise.resolve(1));
    expect(request.isPending).toBe(true);
    expect(await running).toBe(1);
    expect(request).toMatchObject({ state: 'done', value: 1, error: null });
  });

  it('keeps the last value while it asks again and when that fails', async () => {
    const request = new Request<number>();
    await request.run(() => Promise.resolve(1));
    const running = request.run(() =>
      Promise.reject(new ApiError({ status: 0, code: 'client.offline', message: '' })),
    );
    expect(request).toMatchObject({ state: 'pending', value: 1 });
    expect(await running).toBeNull();
    expect(request).toMatchObject({ state: 'failed', value: 1 });
    expect(request.error).toBeInstanceOf(ApiError);
    expect(request.error?.code).toBe('client.offline');
  });

  it('drops an answer that was overtaken', async () => {
    const request = new Request<string>();
    const slow = later<string>();
    const first = request.run(() => slow.promise);
    await request.run(() => Promise.resolve('new'));
    slow.resolve('old');
    expect(await first).toBeNull();
    expect(request.value).toBe('new');
  });

  it('forgets everything when told, and what is still on its way', async () => {
    const request = new Request<string>();
    const slow = later<string>();
    const running = request.run(() => slow.promise);
    request.reset();
    slow.resolve('late');
    expect(await running).toBeNull();
    expect(request).toMatchObject({ state: 'idle', value: null, error: null });
  });
});
