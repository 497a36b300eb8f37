import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';
import type { DeviceSession } from '../account.api';

const session = (overrides: Partial<DeviceSession>): DeviceSession => ({
  id: 'here',
  isCurrent: false,
  browser: 'Chrome',
  os: 'Windows',
  device: 'desktop',
  country: 'TW',
  createdTime: '2026-11-01T01:00:00.000Z',
  lastUsedTime: '2026-11-02T01:00:00.000Z',
  ...overrides,
});
const HERE = session({ isCurrent: true });
const PHONE = session({ id: 'phone', device: 'mobile', browser: 'Safari', os: 'iOS', country: null });
const TABLET = session({
  id: 'tablet',
  device: 'tablet',
  browser: null,
  os: null,
  lastUsedTime: '2026-11-03T01:00:00.000Z',
});

const openDevices = async (prepare?: Parameters<typeof openSettings>[0]) => {
  const settings = await openSettings((api, stores) => {
    api.sessions.mockResolvedValue([PHONE, HERE, TABLET]);
    prepare?.(api, stores);
  });
  const devices = settings.inSection('Devices');
  const rows = () => devices.getAllByRole('listitem').map((row) => row.textContent);
  return { ...settings, devices, rows };
};

describe('the devices', () => {
  it('come with this one first, then by their last use', async () => {
    const { devices, rows, section } = await openDevices();
    await devices.findAllByRole('listitem');
    expect(rows()).toEqual([
      expect.stringMatching(/^Chrome on WindowsThis deviceTaiwan · Active now · Logged in 1 Nov 2026$/),
      expect.stringMatching(/^Unknown deviceTaiwan · Last used .* · Logged in/),
      expect.stringMatching(/^Safari on iOSLast used .* · Logged in/),
    ]);
    expect(devices.queryByRole('button', { name: 'End session: Chrome on Windows' })).toBeNull();
    expect(await accessibilityFaults(section('Devices'))).toEqual([]);
  });

  it.each([
    ['ended', undefined],
    ['ended by somebody else', refusal('identity.session-does-not-exist', undefined, 404)],
  ])('lose one that was %s', async (_, error) => {
    const { user, devices, accountApi } = await openDevices((api) => {
      if (error) api.endSession.mockRejectedValue(error);
    });
    await user.click(await devices.findByRole('button', { name: 'End session: Safari on iOS' }));
    expect(await screen.findByText('Safari on iOS was logged out.')).toBeInTheDocument();
    expect(accountApi.endSession.mock.calls).toEqual([['phone']]);
    expect(devices.getAllByRole('listitem')).toHaveLength(2);
    expect(devices.getByRole('heading')).toHaveFocus();
  });

  it('keep one that could not be ended, and say why', async () => {
    const { user, devices } = await openDevices((api) =>
      api.endSession.mockRejectedValue(refusal('client.offline', undefined, 0)),
    );
    await user.click(await devices.findByRole('button', { name: 'End session: Safari on iOS' }));
    expect(await devices.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(devices.getAllByRole('listitem')).toHaveLength(3);
  });

  it('all end but this one, after a question', async () => {
    const { user, devices, accountApi } = await openDevices();
    const endAll = await devices.findByRole('button', { name: 'End all other sessions' });
    await user.click(endAll);
    const dialog = screen.getByRole('dialog', { name: 'End all other sessions' });
    expect(dialog).toHaveTextContent('2 devices will be logged out within minutes.');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(accountApi.endOtherSessions).not.toHaveBeenCalled();

    await user.click(endAll);
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'End all other sessions' }),
    );
    expect(await devices.findByText('You are not logged in on any other device.')).toBeVisible();
    expect(accountApi.endOtherSessions).toHaveBeenCalledTimes(1);
    expect(devices.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('All other devices were logged out.')).toBeInTheDocument();
    await waitFor(() => expect(devices.getByRole('heading')).toHaveFocus());
  });

  it('stay when they could not be ended', async () => {
    const { user, devices } = await openDevices((api) =>
      api.endOtherSessions.mockRejectedValue(refusal('http.unavailable', undefined, 503)),
    );
    await user.click(await devices.findByRole('button', { name: 'End all other sessions' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'End all other sessions' }),
    );
    expect(await devices.findByRole('alert')).toHaveTextContent('Nothing was lost');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(devices.getAllByRole('listitem')).toHaveLength(3);
  });

  it('can be asked for again', async () => {
    const { user, devices, accountApi } = await openDevices((api) =>
      api.sessions.mockRejectedValueOnce(refusal('client.timeout', undefined, 0)),
    );
    await user.click(await devices.findByRole('button', { name: 'Try again' }));
    expect(await devices.findAllByRole('listitem')).toHaveLength(3);
    expect(accountApi.sessions).toHaveBeenCalledTimes(2);
  });
});
