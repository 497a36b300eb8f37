import { ApiError } from '../../api/api-error';
import { buildSession } from '../../test/fake-session';
import { FakeShelf } from '../../test/fakes';
import { OnboardingStore } from './onboarding.store';

async function build(kept: unknown = null) {
  const parts = buildSession(7);
  await parts.session.start();
  const shelf = new FakeShelf(kept);
  const steps = new OnboardingStore(parts.welcomeApi, parts.session, shelf);
  await steps.load();
  return { ...parts, shelf, steps };
}

describe('the first steps', () => {
  it('are three that can all be left out, and are over then', async () => {
    const { steps, session, shelf, welcomeApi } = await build();
    const seen = [0, 1, 2].map(() => {
      const { step, number } = steps;
      steps.next();
      return [step, number];
    });
    expect(seen).toEqual([
      ['name', 1],
      ['address', 2],
      ['link', 3],
    ]);
    expect(steps.step).toBe('done');
    expect(welcomeApi.finish).toHaveBeenCalledTimes(1);
    expect(welcomeApi.saveSettings).not.toHaveBeenCalled();
    expect(session.info?.isOnboarded).toBe(true);
    expect(shelf.value).toBeNull();
  });

  it('lead back', async () => {
    const { steps } = await build();
    steps.next();
    steps.back();
    expect(steps.step).toBe('name');
    steps.back();
    expect(steps.step).toBe('name');
  });

  it('go on where they were left by the same person', async () => {
    const { steps, shelf } = await build();
    steps.next();
    expect(shelf.value).toEqual({ userId: 7, step: 'address' });
    expect((await build(shelf.value)).steps.step).toBe('address');
  });

  it.each([
    { userId: 8, step: 'link' },
    { userId: 7, step: 'somewhere' },
    { userId: 7, step: 'done' },
    'nonsense',
    3,
  ])('begin at the beginning with %j on the shelf', async (kept) => {
    expect((await build(kept)).steps.step).toBe('name');
  });

  it('end even when the server does not hear of it', async () => {
    const { steps, welcomeApi } = await build({ userId: 7, step: 'link' });
    welcomeApi.finish.mockRejectedValue(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    steps.next();
    expect(steps.step).toBe('done');
  });

  it('say so when they cannot begin, and begin with the next try', async () => {
    const parts = buildSession(7);
    parts.welcomeApi.settings.mockRejectedValueOnce(new ApiError({ status: 503, code: 'x', message: '' }));
    const steps = new OnboardingStore(parts.welcomeApi, parts.session, new FakeShelf());
    expect(await steps.saveName()).toBe(false);
    expect(await steps.saveAddress()).toBe(false);
    await steps.load();
    expect(steps.loading.error?.status).toBe(503);
    await steps.load();
    expect(steps.profile).not.toBeNull();
    steps.dispose();
  });
});

describe('the step for the name', () => {
  it('saves what was changed and goes on', async () => {
    const { steps, session, welcomeApi } = await build();
    steps.profile?.set({ displayName: 'Mei Lin' });
    expect(await steps.saveName()).toBe(true);
    expect(welcomeApi.saveSettings).toHaveBeenCalledWith({ displayName: 'Mei Lin' });
    expect(session.info?.displayName).toBe('Mei Lin');
    expect(steps.step).toBe('address');
  });

  it('goes on without a call when nothing was changed', async () => {
    const { steps, welcomeApi } = await build();
    expect(await steps.saveName()).toBe(true);
    expect(welcomeApi.saveSettings).not.toHaveBeenCalled();
  });

  it('stays with a name that cannot be, or is refused', async () => {
    const { steps, welcomeApi } = await build();
    steps.profile?.set({ displayName: 'user12' });
    expect(await steps.saveName()).toBe(false);
    welcomeApi.saveSettings.mockRejectedValue(new ApiError({ status: 500, code: 'x', message: '' }));
    steps.profile?.set({ displayName: 'Mei' });
    expect(await steps.saveName()).toBe(false);
    expect(steps.step).toBe('name');
  });
});

describe('the step for the address', () => {
  const buildHere = () => build({ userId: 7, step: 'address' });

  it('saves the address and goes on', async () => {
    const { steps, session } = await buildHere();
    steps.subdomain?.setText('Mei');
    expect(await steps.saveAddress()).toBe(true);
    expect(session.info?.subdomain).toBe('mei');
    expect(steps.step).toBe('link');
  });

  it('goes on without one', async () => {
    const { steps, welcomeApi } = await buildHere();
    expect(await steps.saveAddress()).toBe(true);
    expect(welcomeApi.saveSettings).not.toHaveBeenCalled();
  });

  it('stays with one that somebody else has', async () => {
    const { steps, welcomeApi } = await buildHere();
    welcomeApi.saveSettings.mockRejectedValue(
      new ApiError({
        status: 400,
        code: 'http.validation',
        message: '',
        fields: [{ field: 'subdomain', code: 'account.subdomain-taken' }],
      }),
    );
    steps.subdomain?.setText('mei');
    expect(await steps.saveAddress()).toBe(false);
    expect(steps.subdomain?.error).toBe('account.subdomain-taken');
    expect(steps.step).toBe('address');
  });
});
