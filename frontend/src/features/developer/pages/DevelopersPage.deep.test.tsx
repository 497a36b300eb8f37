import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildApiInfo, buildToken, MASKED, NO_TOKEN, SECRET, YOURLS } from '../../../test/fake-developer';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });

const as = (info: Parameters<typeof buildInfo>[0] = {}) =>
  knowing(buildStores(7), { info: buildInfo({ groupName: 'Tea shop', ...info }) });

const withToken = (...fields: Parameters<typeof buildToken>) => {
  const stores = as();
  stores.apiPlanApi.token.mockResolvedValue(buildToken(...fields));
  return stores;
};

async function open(stores = as()) {
  const rendered = await renderApp('/en/developers', stores);
  const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...rendered, sectionOf };
}

async function openToken(stores = as()) {
  const rendered = await open(stores);
  return { ...rendered, section: await rendered.sectionOf('Token') };
}

const example = () => screen.getByText(/api\/v1\/links/, { selector: 'code' }).textContent;

describe('the page of developers for those who cannot change it', () => {
  it('shows guests a first call and where to sign in, and asks for nothing', async () => {
    const { apiPlanApi } = await open(buildStores());
    expect(screen.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
    expect(document.title).toBe('API · Linklet');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/en/login?redirect_to=%2Fdevelopers',
    );
    expect(example()).toContain('Authorization: Bearer lk_live_…');
    expect(main.getByRole('link', { name: 'All calls, to try out' })).toHaveAttribute('href', '/api/docs');
    expect(main.getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute('href', '/api/openapi.json');
    expect(apiPlanApi.info).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tells general members who has the token, and what is used', async () => {
    const stores = as({ groupLevel: 1 });
    const admins = ['Mei', 'An'].map((name, userId) => ({ userId, name }));
    stores.apiPlanApi.info.mockResolvedValue(buildApiInfo({ isAPIUser: false, admins }));
    const { sectionOf, apiPlanApi, webhooksApi } = await open(stores);
    expect((await sectionOf('Usage')).getByText('250 of 1,000')).toBeVisible();
    expect(screen.getByText('Ask an admin of the group for the token: Mei and An')).toBeVisible();
    for (const name of ['Token', 'Notifications', 'Webhooks']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
    expect(apiPlanApi.token).not.toHaveBeenCalled();
    expect(webhooksApi.list).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so when it cannot be reached, and tries again', async () => {
    const stores = as();
    stores.apiPlanApi.info.mockRejectedValueOnce(offline);
    const { user, sectionOf } = await open(stores);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await sectionOf('Token')).getByText(/^No token yet/)).toBeVisible();
  });

  it('says that it is loading until the answer comes', async () => {
    const stores = as();
    let answer: (info: object) => void = () => undefined;
    stores.apiPlanApi.info.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { sectionOf } = await open(stores);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    answer(buildApiInfo());
    await sectionOf('Usage');
    expect(screen.queryByText('Loading…')).toBeNull();
  });
});

describe('the API before it is enabled', () => {
  const before = (info: Parameters<typeof buildApiInfo>[0] = {}, groupLevel: 1 | 2 = 2) => {
    const stores = as({ groupLevel });
    stores.apiPlanApi.info.mockResolvedValue(buildApiInfo({ isAPIUser: false, state: 'none', ...info }));
    return stores;
  };

  it('is enabled by admins with a verified telephone', async () => {
    const { user, sectionOf, apiPlanApi } = await open(before());
    expect(
      await screen.findByText('The API is free. Your plan Free allows 1,000 calls a year.'),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    apiPlanApi.info.mockResolvedValue(buildApiInfo());
    await user.click(screen.getByRole('button', { name: 'Enable the API' }));
    expect(apiPlanApi.enable).toHaveBeenCalledTimes(1);
    expect((await sectionOf('Token')).getByRole('button', { name: 'Create a token' })).toBeVisible();
    expect(screen.getByText('The API is enabled.')).toBeInTheDocument();
  });

  it('says why it was not enabled', async () => {
    const stores = before();
    stores.apiPlanApi.enable.mockRejectedValue(
      new ApiError({ status: 403, code: 'developer.phone-not-verified', message: '' }),
    );
    const { user } = await open(stores);
    await user.click(await screen.findByRole('button', { name: 'Enable the API' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Verify your telephone number in the settings first.',
    );
  });

  it('leads admins without a verified telephone to the settings', async () => {
    await open(before({ isPhoneVerified: false }));
    expect(await screen.findByRole('link', { name: 'Verify in the settings' })).toHaveAttribute(
      'href',
      '/en/users/settings',
    );
    expect(screen.queryByRole('button', { name: 'Enable the API' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tells general members who can enable it', async () => {
    await open(before({}, 1));
    expect(await screen.findByText('An admin of the group can enable the API: Mei')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enable the API' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Verify in the settings' })).toBeNull();
  });
});

describe('the token', () => {
  it('is made, shown once with its first call, and gone when it was put away', async () => {
    const { user, section, apiPlanApi } = await openToken();
    expect(section.getByText(/^No token yet/)).toBeVisible();
    expect(section.queryByRole('button', { name: 'Revoke' })).toBeNull();
    await user.click(section.getByRole('button', { name: 'Create a token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a token' }));
    expect(dialog.getByRole('switch', { name: 'Read links' })).toBeChecked();
    expect(dialog.getByRole('switch', { name: 'Manage webhooks' })).not.toBeChecked();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('switch', { name: 'Manage webhooks' }));
    await user.click(dialog.getByRole('switch', { name: 'Read analytics' }));
    apiPlanApi.token.mockResolvedValue(buildToken());
    await user.click(dialog.getByRole('button', { name: 'Create a token' }));
    expect(apiPlanApi.reset).toHaveBeenCalledWith({
      scopes: ['links:read', 'links:write', 'account:read', 'webhooks:write'],
      keepOldHours: 0,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(section.getByText(SECRET)).toBeVisible();
    expect(section.getByRole('button', { name: `Copy ${SECRET}` })).toHaveFocus();
    expect(example()).toContain(`Bearer ${SECRET}`);
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(section.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(section.getByText(MASKED)).toBeVisible();
    expect(section.getByRole('button', { name: 'Replace the token' })).toHaveFocus();
    expect(example()).toContain(`Bearer ${MASKED}`);
  });

  it('is not made to do nothing', async () => {
    const { user, section, apiPlanApi } = await openToken();
    await user.click(section.getByRole('button', { name: 'Create a token' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const each of dialog.getAllByRole('switch', { checked: true })) await user.click(each);
    const make = dialog.getByRole('button', { name: 'Create a token' });
    expect(make).toHaveAttribute('aria-disabled', 'true');
    await user.click(make);
    expect(apiPlanApi.reset).not.toHaveBeenCalled();
  });

  it('says by whom it was made, from where it was used, what it may do and what it replaced', async () => {
    const { section } = await openToken(
      withToken({
        createdAt: '2025-03-01T01:00:00.000Z',
        lastUsedAt: '2025-04-02T01:00:00.000Z',
        lastUsedCountry: 'JP',
        replaced: { secret: 'lk_live_…abcd', endsAt: '2099-01-02T01:00:00.000Z' },
      }),
    );
    expect(section.getByText('1 Mar 2025 by Mei')).toBeVisible();
    expect(section.getByText('2 Apr 2025, from Japan')).toBeVisible();
    expect(section.getByText('Create and change links')).toBeVisible();
    expect(section.queryByText('Read analytics')).toBeNull();
    expect(section.getByText(/^lk_live_…abcd works until 2 Jan 2099/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when it was never used, or from nowhere that is known', async () => {
    const { section, unmount } = await openToken(withToken());
    expect(section.getByText('Never')).toBeVisible();
    unmount();
    const again = await openToken(withToken({ lastUsedAt: '2025-04-02T01:00:00.000Z' }));
    expect(again.section.getByText('2 Apr 2025')).toBeVisible();
  });

  it('is replaced at once only by somebody who types the word', async () => {
    const { user, section, apiPlanApi } = await openToken(withToken());
    await user.click(section.getByRole('button', { name: 'Replace the token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the token' }));
    const replace = dialog.getByRole('button', { name: 'Replace the token' });
    expect(dialog.getByRole('switch', { name: 'Read analytics' })).not.toBeChecked();
    expect(replace).toHaveAttribute('aria-disabled', 'true');
    const field = dialog.getByRole('textbox', { name: 'Type replace to confirm' });
    await user.type(field, 'replac{Enter}');
    expect(apiPlanApi.reset).not.toHaveBeenCalled();
    await user.type(field, 'e{Enter}');
    expect(apiPlanApi.reset).toHaveBeenCalledWith({ scopes: ['links:read', 'links:write'], keepOldHours: 0 });
    expect(await section.findByText(SECRET)).toBeVisible();
  });

  it('is replaced without the word where the old one works for another day', async () => {
    const { user, section, apiPlanApi } = await openToken(withToken());
    await user.click(section.getByRole('button', { name: 'Replace the token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: 'Keep the old token working for 24 hours' }));
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Replace the token' }));
    expect(apiPlanApi.reset).toHaveBeenCalledWith({
      scopes: ['links:read', 'links:write'],
      keepOldHours: 24,
    });
    expect(await section.findByText(SECRET)).toBeVisible();
  });

  it('stays as it is where replacing it fails, and the next question begins afresh', async () => {
    const stores = withToken();
    stores.apiPlanApi.reset.mockRejectedValueOnce(offline);
    const { user, section } = await openToken(stores);
    await user.click(section.getByRole('button', { name: 'Replace the token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Replace{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(section.getByText(MASKED)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Revoke' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  it('is revoked by those who are sure', async () => {
    const stores = withToken();
    stores.apiPlanApi.revoke.mockRejectedValueOnce(offline);
    const { user, section, apiPlanApi } = await openToken(stores);
    await user.click(section.getByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the token?' }));
    expect(dialog.getByText('All programs of this group stop working at once.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    apiPlanApi.token.mockResolvedValue(NO_TOKEN);
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await section.findByText(/^No token yet/)).toBeVisible();
    expect(screen.getByText('The token was revoked.')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Create a token' })).toBeVisible();
  });

  it('says so when it cannot be read, and tries again', async () => {
    const stores = as();
    stores.apiPlanApi.token.mockRejectedValueOnce(offline);
    const { user, sectionOf } = await open(stores);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await sectionOf('Token')).getByText(/^No token yet/)).toBeVisible();
  });

  it('has a first call in the language of the program', async () => {
    const { user, sectionOf } = await open(withToken());
    const section = await sectionOf('Your first call');
    await user.click(section.getByRole('button', { name: 'Python' }));
    expect(example()).toContain(`"Authorization": "Bearer ${MASKED}"`);
  });
});

describe('the usage', () => {
  it('has a meter, a chart in words and a table of its numbers', async () => {
    const { sectionOf } = await open();
    const section = await sectionOf('Usage');
    const meter = section.getByRole('meter', { name: 'Calls this year' });
    expect(meter).toHaveAttribute('aria-valuenow', '250');
    expect(meter).toHaveAttribute('aria-valuetext', '250 of 1,000');
    expect(section.getByText('The count starts again on 1 Nov 2027.')).toBeVisible();
    expect(section.getByRole('img', { name: 'Calls in the last 31 days: 250' })).toBeVisible();
    const rows = section.getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['DayCalls', '20 Nov 2026240', '21 Nov 202610']);
    expect(section.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/en/pricing');
    expect(section.queryByRole('alert')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('warns when nothing is left', async () => {
    const stores = as();
    stores.apiPlanApi.info.mockResolvedValue(buildApiInfo({ usage: 1_003 }));
    const { sectionOf } = await open(stores);
    const section = await sectionOf('Usage');
    expect(section.getByRole('alert')).toHaveTextContent(
      'All calls of this year are used. Programs get error 429 until 1 Nov 2027, or until the plan is bigger.',
    );
  });
});

describe('the notifications', () => {
  async function openForm(stores = as()) {
    const rendered = await open(stores);
    const section = await rendered.sectionOf('Notifications');
    return {
      ...rendered,
      section,
      emails: section.getByRole('textbox', { name: 'Email addresses' }),
      percent: section.getByRole('textbox', { name: 'First email at' }),
      save: section.getByRole('button', { name: 'Save' }),
    };
  }

  it('refuses what is no address and no percentage, below its field', async () => {
    const { user, section, emails, percent, save, apiPlanApi } = await openForm();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.type(emails, 'ops@shop');
    await user.clear(percent);
    await user.type(percent, '101');
    await user.click(save);
    expect(emails).toBeInvalid();
    expect(percent).toBeInvalid();
    expect(section.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
    expect(apiPlanApi.setNotifications).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are saved, and say which addresses wait for confirmation', async () => {
    const stores = as();
    const notificationEmails = ['ops@shop.example', 'dev@shop.example'];
    stores.apiPlanApi.setNotifications.mockResolvedValue(
      buildApiInfo({
        notificationEmails,
        notification: false,
        threshold: 50,
        emails: notificationEmails.map((email, index) => ({ email, isConfirmed: index === 1 })),
      }),
    );
    const { user, section, emails, percent, save, apiPlanApi } = await openForm(stores);
    await user.click(section.getByRole('switch', { name: 'Send emails when calls run out' }));
    await user.type(emails, ' ops@shop.example{Enter}{Enter}dev@shop.example');
    await user.clear(percent);
    await user.type(percent, '50');
    await user.click(save);
    expect(apiPlanApi.setNotifications).toHaveBeenCalledWith({
      emails: notificationEmails,
      notification: false,
      threshold: 50,
      lang: 'en',
    });
    expect(await section.findByText('Waiting for confirmation: ops@shop.example')).toBeVisible();
    expect(screen.getByText('Saved')).toBeInTheDocument();
    expect(emails).toHaveValue('ops@shop.example\ndev@shop.example');
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  it('say why they were not saved: at the field to blame, or below the form', async () => {
    const stores = as();
    const code = 'developer.too-many-emails';
    stores.apiPlanApi.setNotifications
      .mockRejectedValueOnce(
        new ApiError({ status: 400, code, message: '', fields: [{ field: 'emails.3', code }] }),
      )
      .mockRejectedValueOnce(offline);
    const { user, section, emails, save } = await openForm(stores);
    await user.type(emails, 'ops@shop.example');
    await user.click(save);
    expect(await section.findByText('At most ten addresses can be told.')).toBeVisible();
    expect(emails).toBeInvalid();
    await user.click(save);
    expect(await section.findByText(/^Linklet could not be reached/)).toBeVisible();
    expect(emails).toHaveValue('ops@shop.example');
  });
});

describe('the link of a mail that asks for confirmation', () => {
  const address = '/en/developers#confirm=a-code_1';

  it('confirms once, and leaves the address clean', async () => {
    const { apiPlanApi, address: shown, hash } = await renderApp(address, buildStores());
    expect(
      await screen.findByText('ops@shop.example is told of the use of the API from now on.'),
    ).toBeVisible();
    expect(apiPlanApi.confirm.mock.calls).toEqual([['a-code_1']]);
    expect(shown()).toBe('/en/developers');
    expect(hash()).toBe('');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so when it has expired', async () => {
    const stores = buildStores();
    stores.apiPlanApi.confirm.mockRejectedValue(
      new ApiError({ status: 400, code: 'developer.confirmation-invalid', message: '' }),
    );
    const { hash } = await renderApp(address, stores);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The link has expired or was used before. Save the address once more to get another mail.',
    );
    expect(hash()).toBe('');
  });

  it('is nothing where the address has another mark', async () => {
    const { apiPlanApi } = await renderApp('/en/developers#webhooks', buildStores());
    expect(apiPlanApi.confirm).not.toHaveBeenCalled();
    expect(screen.queryByText('Confirming the address…')).toBeNull();
  });
});

describe('programs that were written for other services', () => {
  it('find their addresses, and the signature for YOURLS when somebody asks for it', async () => {
    const { sectionOf, user, apiPlanApi } = await open(withToken());
    const section = await sectionOf('Programs you already have');
    expect(section.getByText(`${window.location.origin}/mcp`)).toBeVisible();
    expect(apiPlanApi.yourls).not.toHaveBeenCalled();
    await user.click(section.getByRole('button', { name: 'Show address and signature for YOURLS' }));
    expect(await section.findByText(YOURLS.signature ?? '')).toBeVisible();
    expect(section.getByText(YOURLS.url)).toBeVisible();
    expect(section.getByText(/appears in addresses/)).toBeVisible();
    expect(section.queryByRole('button', { name: /^Show/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('hear why the signature cannot be shown, and may ask again', async () => {
    const stores = withToken();
    stores.apiPlanApi.yourls.mockRejectedValueOnce(offline);
    const { sectionOf, user } = await open(stores);
    const section = await sectionOf('Programs you already have');
    const show = section.getByRole('button', { name: /^Show address/ });
    await user.click(show);
    expect(await section.findByRole('alert')).toBeVisible();
    await user.click(show);
    expect(await section.findByText(YOURLS.signature ?? '')).toBeVisible();
  });

  it('have no signature without a token', async () => {
    const { sectionOf } = await open();
    const section = await sectionOf('Programs you already have');
    expect(section.queryByRole('button', { name: /^Show/ })).toBeNull();
  });
});
