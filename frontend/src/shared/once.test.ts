import { Once } from './once';

describe('something that is loaded once', () => {
  it('is at hand when it has come, for everybody who asked', async () => {
    const load = jest.fn(() => Promise.resolve('here'));
    const once = new Once(load);
    expect(once.value).toBeNull();
    await expect(Promise.all([once.get(), once.get()])).resolves.toEqual(['here', 'here']);
    await once.settle();
    expect(once.value).toBe('here');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again after a failure', async () => {
    const load = jest.fn(() => Promise.resolve('here'));
    load.mockRejectedValueOnce(new Error('gone'));
    const once = new Once(load);
    await once.settle();
    expect(once.value).toBeNull();
    await expect(once.get()).resolves.toBe('here');
  });
});
