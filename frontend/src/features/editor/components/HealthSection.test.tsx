import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildDetails } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { unfold } from '../../../test/unfold';
import type { LinkDetails, LinkHealth } from '../editor.api';

const UNKNOWN = buildDetails().health;

async function open(link: Partial<LinkDetails> = {}) {
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  const details = buildDetails(link);
  stores.editorApi.details.mockResolvedValue(details);
  stores.editorApi.edit.mockImplementation((_: object, change: object) =>
    Promise.resolve({ ...details, ...change }),
  );
  const app = await renderApp('/en/users/70/links/abc', stores);
  const section = await screen.findByRole('region', { name: 'Destination monitoring' });
  unfold();
  await within(section).findByRole('textbox', { name: 'Backup URL' });
  return { ...app, section, inSection: within(section) };
}

const steps = (section: HTMLElement): (string | null)[] =>
  within(within(section).getByRole('list', { name: 'State of the destination' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

beforeEach(() => window.localStorage.clear());

describe('the destination of a link', () => {
  it.each<[string, () => Partial<LinkHealth>, readonly RegExp[]]>([
    ['Unknown', () => ({}), [/^Not checked yet\.$/]],
    [
      'Up',
      () => ({ state: 'up', lastProbedAt: minutesAgo(5), upSince: '2026-11-20T01:00:00Z', lastStatus: 200 }),
      [/^Up since 20 Nov 2026/, /^Last check 5 minutes ago: it responded with status 200$/],
    ],
    [
      'Uncertain',
      () => ({ state: 'doubtful', lastProbedAt: minutesAgo(1), lastProblem: 'too-slow' }),
      [/^Recent checks failed/, /^Last check 1 minute ago: the response timed out$/],
    ],
    [
      'Down',
      () => ({
        state: 'down',
        lastProbedAt: minutesAgo(2),
        downSince: '2026-11-20T01:00:00Z',
        lastProblem: 'no-such-host',
      }),
      [/^Down since 20 Nov 2026/, /the host does not exist$/],
    ],
    [
      'Unknown',
      () => ({ lastProbedAt: minutesAgo(2), lastProblem: 'not-public' }),
      [/it cannot be checked from here$/],
    ],
  ])('is shown as a badge and a line of moments: %s', async (badge, health, lines) => {
    const { section, inSection } = await open({ health: { ...UNKNOWN, ...health() } });
    expect(inSection.getByText(badge)).toBeVisible();
    const shown = steps(section);
    expect(shown).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(shown[index]).toMatch(line);
    expect(await accessibilityFaults(section)).toEqual([]);
  });

  it('has visitors sent elsewhere while it is down, once that is saved', async () => {
    const health = { ...UNKNOWN, state: 'down', lastProbedAt: minutesAgo(2), lastStatus: 503 } as const;
    const { user, inSection, editorApi } = await open({ health });
    expect(inSection.getByText(/^Visitors arrive at a page that does not work\./)).toBeVisible();
    await user.click(inSection.getByRole('textbox', { name: 'Backup URL' }));
    await user.paste('https://example.com/backup');
    await user.keyboard('{Enter}');
    expect(editorApi.edit).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ backupUrl: 'https://example.com/backup' }),
      expect.anything(),
    );
    expect(await inSection.findByText('Visitors are currently sent to the backup URL.')).toBeVisible();
    await user.clear(inSection.getByRole('textbox', { name: 'Backup URL' }));
    await user.keyboard('{Enter}');
    expect(editorApi.edit).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ backupUrl: null }),
      expect.anything(),
    );
  });

  it('says at the field why an address is refused', async () => {
    const { user, inSection, editorApi } = await open();
    editorApi.edit.mockRejectedValueOnce(refusal('links.address-malformed', 'backupUrl'));
    await user.type(inSection.getByRole('textbox', { name: 'Backup URL' }), 'x');
    await user.keyboard('{Enter}');
    expect(await inSection.findByRole('textbox', { name: 'Backup URL' })).toBeInvalid();
  });
});
