import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';

const NAME = 'Weekly report by email';
const HOME = { groupId: 7, name: 'Mei’s links', isOn: false, isPaused: false };
const TEAM = { groupId: 8, name: 'Tea team', isOn: true, isPaused: true };

describe('weekly reports in the settings', () => {
  it('are turned on and off group by group', async () => {
    const {
      user,
      inSection,
      section,
      weeklyReportsApi: api,
    } = await openSettings((_, stores) => stores.weeklyReportsApi.list.mockResolvedValue([HOME, TEAM]));
    const reports = inSection(NAME);
    const home = await reports.findByRole('switch', { name: 'Mei’s links' });
    const team = reports.getByRole('switch', { name: 'Tea team' });
    expect([home, team].map((each) => (each as HTMLInputElement).checked)).toEqual([false, true]);
    expect(team).toHaveAccessibleDescription('Not sent while this group admits only certain IP addresses.');
    expect(home).toHaveAccessibleDescription('');
    await user.click(home);
    await user.click(team);
    expect([home, team].map((each) => (each as HTMLInputElement).checked)).toEqual([true, false]);
    expect(team).toHaveAccessibleDescription('');
    expect(api.choose.mock.calls).toEqual([
      [7, true],
      [8, false],
    ]);
    expect(await accessibilityFaults(section(NAME))).toEqual([]);
  });

  it('stay as they were when that cannot be saved', async () => {
    const { user, inSection } = await openSettings((_, { weeklyReportsApi: api }) => {
      api.list.mockResolvedValue([HOME]);
      api.choose.mockRejectedValue(refusal('client.offline', undefined, 0));
    });
    const reports = inSection(NAME);
    await user.click(await reports.findByRole('switch'));
    expect(await reports.findByRole('alert')).toHaveTextContent('could not be reached');
    expect(reports.getByRole('switch')).not.toBeChecked();
  });

  it('can be asked for again when they could not be loaded', async () => {
    const { user, inSection } = await openSettings((_, { weeklyReportsApi: api }) => {
      api.list.mockRejectedValueOnce(refusal('client.offline', undefined, 0)).mockResolvedValue([HOME]);
    });
    const reports = inSection(NAME);
    await user.click(await reports.findByRole('button', { name: 'Try again' }));
    expect(await reports.findByRole('switch', { name: 'Mei’s links' })).toBeVisible();
  });
});
