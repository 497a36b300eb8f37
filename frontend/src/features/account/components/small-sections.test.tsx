import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { openSettings, refusal } from '../../../test/open-settings';

const OFFLINE = refusal('client.offline', undefined, 0);

describe('plan and usage', () => {
  it('shows what comes to its limit first, and leads to the rest', async () => {
    const { inSection, section } = await openSettings((_, { billingApi }) =>
      billingApi.usage.mockResolvedValue(
        buildUsage('free', { clicks: 1_234, editablePreviews: 60, tags: 25 }),
      ),
    );
    const usage = inSection('Plan and usage');
    const previews = await usage.findByRole('meter', { name: 'Links with an edited preview' });
    expect(previews).toHaveAttribute('aria-valuetext', '60 of 60');
    expect(usage.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '60 of 60',
      '25 of 30',
      '0 of 30',
    ]);
    expect(usage.getByText('Nearly at the limit: 5 left.')).toBeVisible();
    expect(usage.getByText('Free')).toBeVisible();
    expect(usage.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/en/pricing');
    expect(usage.getByRole('link', { name: 'View plan and usage' })).toHaveAttribute('href', '/en/usage');
    expect(await accessibilityFaults(section('Plan and usage'))).toEqual([]);
  });

  it('leaves the other sections alone when it cannot be had', async () => {
    const { user, inSection } = await openSettings((_, { billingApi }) =>
      billingApi.usage.mockRejectedValueOnce(OFFLINE),
    );
    const usage = inSection('Plan and usage');
    expect(await usage.findByRole('alert')).toHaveTextContent('could not be reached');
    await user.click(usage.getByRole('button', { name: 'Try again' }));
    expect(await usage.findAllByRole('meter')).toHaveLength(3);
  });
});

describe('the own data', () => {
  const click = () => {
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  };
  afterEach(() => jest.restoreAllMocks());

  it('can be taken along as a file', async () => {
    const { user, inSection, section, accountApi } = await openSettings();
    const saved = click();
    const data = inSection('Your data');
    await user.click(data.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('The download has started.')).toBeInTheDocument();
    expect(saved).toEqual(['linklet-account.json']);
    expect(accountApi.exportData).toHaveBeenCalledTimes(1);
    expect(data.getByRole('link', { name: 'Open the log' })).toHaveAttribute('href', '/en/log');
    expect(await accessibilityFaults(section('Your data'))).toEqual([]);
  });

  it('is asked for once at a time, and says when it cannot be had', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const { user, inSection, accountApi } = await openSettings((api) =>
      api.exportData.mockReturnValue(new Promise((_, reject) => (fail = reject))),
    );
    const saved = click();
    const data = inSection('Your data');
    await user.click(data.getByRole('button', { name: 'Download' }));
    await user.click(data.getByRole('button', { name: 'Preparing…' }));
    expect(accountApi.exportData).toHaveBeenCalledTimes(1);
    fail(OFFLINE);
    expect(await data.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(saved).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('is switched off here and for the account', async () => {
    const { user, inSection, section, accountApi, shell } = await openSettings();
    const letters = inSection('Keyboard').getByRole('switch', { name: 'Single-letter shortcuts' });
    expect(letters).toBeChecked();
    await user.click(letters);
    expect(letters).not.toBeChecked();
    expect(accountApi.saveSettings.mock.calls).toEqual([[{ shortcuts: false }]]);
    expect(shell.hasShortcuts).toBe(false);
    expect(await accessibilityFaults(section('Keyboard'))).toEqual([]);
  });

  it('stays as it was when that cannot be saved', async () => {
    const { user, inSection, shell } = await openSettings((api) =>
      api.saveSettings.mockRejectedValue(OFFLINE),
    );
    const keyboard = inSection('Keyboard');
    await user.click(keyboard.getByRole('switch'));
    expect(await keyboard.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(keyboard.getByRole('switch')).toBeChecked();
    expect(shell.hasShortcuts).toBe(true);
  });

  it('follows what was chosen on another device', async () => {
    const { inSection, shell } = await openSettings((api) =>
      api.settings.mockResolvedValue({ displayName: 'Mei', subdomain: null, lang: 'en', shortcuts: false }),
    );
    expect(inSection('Keyboard').getByRole('switch')).not.toBeChecked();
    expect(shell.hasShortcuts).toBe(false);
  });
});

describe('what one is told', () => {
  const PAGE = { countOfUnread: 0, notifications: [], blocked: ['news'], next: null };

  it('can be chosen, but for the safety of the account', async () => {
    const { user, inSection, section, accountApi } = await openSettings((api) =>
      api.notifications.mockResolvedValue(PAGE),
    );
    const notices = inSection('Notifications');
    const event = await notices.findByRole('switch', { name: 'News about Linklet' });
    expect(event).not.toBeChecked();
    await user.click(event);
    await user.click(notices.getByRole('switch', { name: 'Help for getting started' }));
    expect(accountApi.block.mock.calls).toEqual([
      ['news', false],
      ['welcome', true],
    ]);
    expect(notices.getAllByRole('switch')).toHaveLength(14);
    const always = notices.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(always).toEqual([
      'Logins from a new browserAlways on',
      'Sessions we endedAlways on',
      'Changes to your email addressAlways on',
      'Decisions about your links that were reported or found dangerousAlways on',
    ]);
    expect(await accessibilityFaults(section('Notifications'))).toEqual([]);
  });

  it('stays as it was when that cannot be saved', async () => {
    const { user, inSection } = await openSettings((api) => {
      api.notifications.mockResolvedValue(PAGE);
      api.block.mockRejectedValue(OFFLINE);
    });
    const notices = inSection('Notifications');
    await user.click(await notices.findByRole('switch', { name: 'News about Linklet' }));
    expect(await notices.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(notices.getByRole('switch', { name: 'News about Linklet' })).not.toBeChecked();
  });
});
