import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { StoreContext } from '../../../shared/store-context';
import { Announcer } from '../../../shared/ui/Announcer';
import { ThemeShell } from '../../../shared/ui/theme/ThemeShell';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildCardReport, buildPreviewed, buildPreviewHost } from '../../../test/fake-preview';
import { refusal } from '../../../test/open-settings';
import { buildStores } from '../../../test/render-app';
import { folds, unfold } from '../../../test/unfold';
import PreviewCards from '../components/PreviewCards';
import PreviewFields from '../components/PreviewFields';
import type { PreviewHost } from '../preview-form.store';
import { usePreview } from '../use-preview';
import type { CardFetch, CardReport, CardWarning } from './fetches.api';

const HOUR_MS = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const fetched = (service: CardFetch['service'], overrides: Partial<CardFetch> = {}): CardFetch => ({
  service,
  lastFetchTime: ago(3),
  fetches: 1,
  showsOldCard: false,
  cacheHours: null,
  toolUrl: null,
  ...overrides,
});
const warning = (
  service: CardWarning['service'],
  problem: CardWarning['problem'],
  rest: Partial<CardWarning> = {},
): CardWarning => ({
  service,
  problem,
  ...{ width: null, height: null, bytes: null, percent: null },
  ...rest,
});

const OLD_AT_FACEBOOK = buildCardReport({
  refreshUrl: 'https://s.test/tea?v=6',
  services: [
    fetched('line', { fetches: 4, toolUrl: 'https://poker.line.naver.jp/' }),
    fetched('facebook', {
      lastFetchTime: ago(50),
      showsOldCard: true,
      cacheHours: 168,
      toolUrl: 'https://developers.facebook.com/tools/debug/?q=x',
    }),
  ],
});

function Panel({ host }: { readonly host: PreviewHost }) {
  const preview = usePreview(host);
  return (
    <>
      <PreviewFields preview={preview} />
      <PreviewCards preview={preview} />
    </>
  );
}

async function open(answer: Partial<CardReport> | Error = {}, isUnfolded = true) {
  const stores = buildStores(7);
  const { fetches } = stores.cardFetchesApi;
  if (answer instanceof Error) fetches.mockRejectedValueOnce(answer);
  else fetches.mockResolvedValue(buildCardReport(answer));
  const user = userEvent.setup();
  const hostOf = (title: string | null) =>
    buildPreviewHost(
      stores.previewApi,
      buildPreviewed({ preview: { title, description: null, imageUrl: null } }),
    ).host;
  const panel = (title: string | null) => (
    <StoreContext value={stores}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <ThemeShell locale="en">
            <Announcer>
              <main>
                <Panel host={hostOf(title)} />
              </main>
            </Announcer>
          </ThemeShell>
        </MemoryRouter>
      </IntlProvider>
    </StoreContext>
  );
  const view = await act(() => Promise.resolve(render(panel(null))));
  if (isUnfolded) await act(async () => Promise.resolve().then(unfold));
  const section = screen.getByRole('region', { name: 'Preview cache' });
  return {
    fetches,
    user,
    within: within(section),
    change: async (title: string) => {
      view.rerender(panel(title));
      await act(() => Promise.resolve());
    },
  };
}

const comeBack = () => act(() => Promise.resolve(window.dispatchEvent(new Event('focus'))));

describe('who has drawn the card of a link', () => {
  it('is nobody before the link was shared, and the page says what to do', async () => {
    const { within: section } = await open();
    expect(section.getByText(/No app has loaded this preview yet/)).toBeInTheDocument();
    expect(section.queryByRole('list')).toBeNull();
    expect(section.queryByRole('button')).toBeNull();
  });

  it('is folded behind a line that names them, or says that one shows what is old', async () => {
    const {
      change,
      fetches,
      within: section,
    } = await open({ services: [fetched('line'), fetched('slack')] }, false);
    expect(folds().map(({ open: isOpen }) => isOpen)).toEqual([false]);
    expect(section.getByText('LINE · Slack')).toBeVisible();
    fetches.mockResolvedValue(buildCardReport(OLD_AT_FACEBOOK));
    await change('Spring sale');
    const [line, ofFacebook] = section.getAllByText('Shows an old preview');
    expect(line).toBeVisible();
    expect(ofFacebook).not.toBeVisible();
  });

  it('is each app, when it asked last, and whether it shows the old card', async () => {
    const { within: section } = await open(OLD_AT_FACEBOOK);
    const [line, facebook] = section.getAllByRole('listitem');
    expect(section.getAllByText('Shows an old preview')).toHaveLength(2);
    expect(line).toHaveTextContent('LINE');
    expect(line).toHaveTextContent('Up to date');
    expect(line).toHaveTextContent('Fetched 3 hours ago, 4 times so far');
    expect(line).not.toHaveTextContent('Refreshes automatically');
    expect(facebook).toHaveTextContent('Instagram, Messenger, Threads');
    expect(facebook).toHaveTextContent('Shows an old preview');
    expect(facebook).toHaveTextContent('Fetched 2 days ago, once so far');
    expect(facebook).toHaveTextContent('Refreshes automatically within 7 days.');
    expect(section.getByText(/s\.test\/tea\?v=6/)).toBeInTheDocument();
  });

  it('offers the tools of services, in a tab of their own', async () => {
    const { within: section } = await open(OLD_AT_FACEBOOK);
    const tool = section.getByRole('link', { name: 'Refresh in Facebook' });
    expect(tool).toHaveAttribute('href', 'https://developers.facebook.com/tools/debug/?q=x');
    expect(tool).toHaveAttribute('target', '_blank');
    expect(tool).toHaveAttribute('rel', 'noopener noreferrer');
    expect(section.getAllByRole('link')).toHaveLength(2);
  });

  it('gives an address that the app has not seen, where the card is old', async () => {
    const { user, within: section } = await open(OLD_AT_FACEBOOK);
    const [copy, ...others] = section.getAllByRole('button', { name: 'Copy a refresh link' });
    expect(others).toEqual([]);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    if (copy) await user.click(copy);
    expect(write).toHaveBeenCalledWith('https://s.test/tea?v=6');
    expect(screen.getByText('Copied')).toBeInTheDocument();
  });

  it('is asked again when somebody comes back to the page, and after a change', async () => {
    const { fetches, change, within: section } = await open();
    expect(fetches).toHaveBeenCalledTimes(1);
    fetches.mockResolvedValue(OLD_AT_FACEBOOK);
    await comeBack();
    expect(section.getAllByRole('listitem')).toHaveLength(2);
    await change('Spring sale');
    expect(fetches).toHaveBeenCalledTimes(3);
    expect(fetches.mock.lastCall).toEqual([
      expect.objectContaining({
        encodeId: 'tea',
        preview: expect.objectContaining({ title: 'Spring sale' }) as object,
      }),
    ]);
  });

  it('shows services that it does not know, by what the server calls them', async () => {
    const newcomer = 'newcomer' as string as CardFetch['service'];
    const { within: section } = await open({ services: [fetched(newcomer)] });
    expect(section.getByRole('listitem')).toHaveTextContent('newcomer');
  });

  it('says what services make of the picture, beside their cards and below', async () => {
    await open({
      hasImage: true,
      image: { width: 450, height: 450, bytes: 700_000 },
      warnings: [
        warning('facebook', 'small-card', { width: 600, height: 315 }),
        warning('x', 'cut-off', { percent: 48 }),
        warning('linkedin', 'small-card', { width: 401 }),
        warning('whatsapp', 'too-heavy', { bytes: 600_000 }),
        warning('discord', 'too-heavy', { bytes: 8_000_000 }),
      ],
    });
    expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
      'Facebook shows this image as a small square: a large preview requires at least 600 × 315 pixels.',
      'X crops about 48% of this image.',
      'LinkedIn shows this image as a small square: a large preview requires a width of at least 401 pixels.',
      'WhatsApp does not show images larger than 600 kB.',
      'Discord does not show images larger than 8 MB.',
    ]);
    expect(screen.queryByText(/^Only images uploaded here can be checked/)).toBeNull();
  });

  it('says so when nobody has measured the picture', async () => {
    await open({ hasImage: true });
    expect(screen.getByText(/^Only images uploaded here can be checked/)).toBeInTheDocument();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('can be asked for again when it did not come', async () => {
    const { user, fetches, within: section } = await open(refusal('http.unavailable', undefined, 503));
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(fetches).toHaveBeenCalledTimes(2);
    expect(section.getByText(/No app has loaded this preview yet/)).toBeInTheDocument();
  });

  it('can be used by everybody', async () => {
    await open({ ...OLD_AT_FACEBOOK, hasImage: true, warnings: [warning('x', 'cut-off', { percent: 7 })] });
    expect(await accessibilityFaults()).toEqual([]);
  });
});
