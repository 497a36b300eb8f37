import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSession } from '../../../test/fake-session';
import { buildStores, renderApp } from '../../../test/render-app';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const NAME = 'What should we call you?';
const ADDRESS = 'Your own subdomain';
const LINK = 'Create your first short link';

type Parts = ReturnType<typeof buildSession>;

async function open(path = '/en/onboarding', prepare: (parts: Parts) => void = () => undefined) {
  const parts = buildSession(7);
  prepare(parts);
  await parts.session.start();
  return { ...parts, ...(await renderApp(path, { ...buildStores(), session: parts.session })) };
}

type View = Awaited<ReturnType<typeof open>>;

const press = async ({ user }: View, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

describe('the first steps of a new member', () => {
  it('can all be left out, and say how far they have come', async () => {
    const view = await open('/en/onboarding?redirect_to=%2Fpricing');
    for (const [index, title] of [NAME, ADDRESS, LINK].entries()) {
      const element = await heading(title);
      // The page that the visit begins with leaves the focus where it is.
      if (index > 0) expect(element).toHaveFocus();
      expect(screen.getByText(`Step ${index + 1} of 3`)).toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
      await press(view, 'Skip');
    }
    expect(await heading('You are all set!')).toBeVisible();
    expect(view.welcomeApi.saveSettings).not.toHaveBeenCalled();
    expect(view.welcomeApi.finish).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/en/pricing');
    expect(screen.getByRole('link', { name: 'See your links' })).toHaveAttribute('href', '/en/users/70');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('save what is entered, make a link, and greet by name at the end', async () => {
    const view = await open();
    const { user, welcomeApi, linksApi, session } = view;
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Mei Lin{Enter}');
    await heading(ADDRESS);
    expect(welcomeApi.saveSettings).toHaveBeenCalledWith({ displayName: 'Mei Lin' });
    await user.type(screen.getByRole('textbox', { name: 'Your subdomain' }), 'Mei');
    expect(await screen.findByText('mei.localhost is available')).toBeVisible();
    await user.keyboard('{Enter}');
    await heading(LINK);
    expect(welcomeApi.saveSettings).toHaveBeenLastCalledWith({ subdomain: 'mei' });
    await user.type(await screen.findByRole('textbox', { name: 'Destination URL' }), 'https://e.test{Enter}');
    expect(await screen.findByRole('region', { name: 'Your short link' })).toBeVisible();
    expect(linksApi.shorten).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await press(view, 'Finish');
    expect(await heading('You are all set, Mei Lin!')).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
    expect(session.info).toMatchObject({ displayName: 'Mei Lin', subdomain: 'mei', isOnboarded: true });
  });

  it('lead back, and go on where they were left', async () => {
    const view = await open();
    await press(view, 'Skip');
    await heading(ADDRESS);
    await press(view, 'Back');
    await heading(NAME);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press(view, 'Skip');
    await heading(ADDRESS);
    view.unmount();
    await open();
    expect(await heading(ADDRESS)).toBeVisible();
  });

  it('go on in the language that is chosen', async () => {
    const { user, address } = await open('/en/onboarding?redirect_to=%2Fpricing');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Language/ }), '日本語');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await heading('あなただけの短いアドレス')).toBeVisible();
    expect(address()).toBe('/ja/onboarding?redirect_to=%2Fpricing');
  });

  it('say beside the fields what cannot be, with the cursor there', async () => {
    const view = await open();
    const { user, welcomeApi } = view;
    const name = await screen.findByRole('textbox', { name: 'Your name' });
    await user.type(name, 'user12{Enter}');
    expect(name).toHaveAccessibleDescription(/reserved for automatic use/);
    expect(name).toHaveFocus();
    await press(view, 'Skip');
    await heading(ADDRESS);
    welcomeApi.checkSubdomain.mockResolvedValue('account.subdomain-taken');
    const address = screen.getByRole('textbox', { name: 'Your subdomain' });
    expect(address).toHaveAccessibleDescription('3 to 20 lowercase letters and digits');
    await user.type(address, 'shop');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/This name is taken/));
    await user.keyboard('{Enter}');
    expect(address).toHaveFocus();
    expect(welcomeApi.saveSettings).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tell of a server that does not take it', async () => {
    const { user, welcomeApi } = await open();
    welcomeApi.saveSettings.mockRejectedValueOnce(
      new ApiError({ status: 0, code: 'client.offline', message: '' }),
    );
    const name = await screen.findByRole('textbox', { name: 'Your name' });
    await user.type(name, 'Mei{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    await user.type(name, '{Enter}');
    expect(await heading(ADDRESS)).toBeVisible();
  });

  it('begin with another try when they could not', async () => {
    const { user } = await open('/en/onboarding', ({ welcomeApi }) => {
      welcomeApi.settings.mockRejectedValueOnce(
        new ApiError({ status: 503, code: 'http.unavailable', message: '' }),
      );
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet is busy right now.');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading(NAME)).toBeVisible();
  });

  it('are for members: guests log in first and come back', async () => {
    const parts = buildSession();
    const { address } = await renderApp('/en/onboarding', { ...buildStores(), session: parts.session });
    expect(address()).toBe('/en/login?redirect_to=/onboarding');
  });
});
