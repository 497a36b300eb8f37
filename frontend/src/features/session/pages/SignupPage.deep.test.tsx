import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { DeviceLinksStore } from '../../links';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo, buildSession } from '../../../test/fake-session';
import { buildLink, fakeLinksApi, FakeShelf } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';

const FIRST_STEP = 'What should we call you?';
const SLUGS = ['abc', 'def', 'ghi', 'jkl', 'mno'] as const;

/** A new person, on a device where a guest made links. */
async function open(path = '/en/signup', count = 0) {
  const parts = buildSession();
  parts.signInApi.verify.mockImplementation(() => {
    parts.browser.signIn(7, 70);
    return Promise.resolve({ userId: 7, groupId: 70, isNew: true });
  });
  parts.sessionApi.info.mockResolvedValue(buildInfo({ isOnboarded: false }));
  const linksApi = fakeLinksApi();
  const kept = SLUGS.slice(0, count).map((slug) =>
    buildLink({ encodeId: slug, shortUrl: `http://localhost/${slug}`, claim: `claim-of-${slug}` }),
  );
  const links = new DeviceLinksStore(linksApi, new FakeShelf(kept));
  const stores = { ...buildStores(), session: parts.session, linksApi, deviceLinks: links };
  return { ...parts, ...(await renderApp(path, stores)) };
}

async function enter(path: string, count: number) {
  const view = await open(path, count);
  await view.user.paste('mei@example.com');
  await view.user.keyboard('{Enter}');
  await view.user.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456');
  return view;
}

describe('the page for new accounts', () => {
  it('registers, and shows around whoever is new', async () => {
    const { signInApi, address } = await enter('/en/signup?redirect_to=%2Fpricing', 0);
    expect(signInApi.sendCode).toHaveBeenCalledWith('signup', 'mei@example.com', 'en');
    await waitFor(() => expect(address()).toBe('/en/onboarding?redirect_to=%2Fpricing'));
  });

  it('says what is agreed to, and leads to the other page with all it knows', async () => {
    await open('/en/signup?redirect_to=%2Fpricing');
    expect(screen.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/en/policy');
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/en/privacy');
    const note = screen.getByText(/Already have an account/);
    expect(within(note).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/en/login?redirect_to=%2Fpricing',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the links of a guest', () => {
  it('come along with their claims when their owner wants it', async () => {
    const { user, linksApi, deviceLinks: links, address } = await enter('/en/signup', 5);
    const heading = { level: 1, name: 'Keep the 5 links you created on this device' };
    expect(await screen.findByRole('heading', heading)).toHaveFocus();
    expect(screen.getByText('localhost/ghi')).toBeVisible();
    expect(screen.getByText('and 2 more')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add to my account' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: '5 links are now in your account' }),
    ).toBeVisible();
    expect(linksApi.claim).toHaveBeenCalledWith(SLUGS.map((slug) => `claim-of-${slug}`));
    expect(links.guestLinks).toEqual([]);
    expect(links.links).toHaveLength(5);
    expect(await accessibilityFaults()).toEqual([]);
    const goOn = screen.getByRole('button', { name: 'Continue' });
    expect(goOn).toHaveFocus();
    await user.click(goOn);
    expect(await screen.findByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
    expect(address()).toBe('/en/onboarding');
  });

  it('stay on the device when their owner does not want that now', async () => {
    const { user, linksApi, deviceLinks: links, address } = await enter('/en/signup', 1);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
    expect(address()).toBe('/en/onboarding');
    expect(linksApi.claim).not.toHaveBeenCalled();
    expect(links.guestLinks).toHaveLength(1);
  });

  it.each([
    [['abc'], 'One link is now in your account', /^One link was not added/],
    [[], 'None of the links could be added', /^2 links were not added/],
  ])('of which only %j may be claimed are accounted for', async (claimed, title, text) => {
    const { user, linksApi } = await enter('/en/signup', 2);
    linksApi.claim.mockResolvedValue(claimed);
    await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('are offered once more after the server could not be reached', async () => {
    const { user, linksApi } = await enter('/en/signup', 1);
    linksApi.claim.mockRejectedValueOnce(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    const bring = await screen.findByRole('button', { name: 'Add to my account' });
    await user.click(bring);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    await user.click(bring);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'One link is now in your account' }),
    ).toBeVisible();
  });
});
