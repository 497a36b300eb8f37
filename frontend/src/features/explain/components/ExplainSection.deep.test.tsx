import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { StoreContext } from '../../../shared/store-context';
import { Announcer } from '../../../shared/ui/Announcer';
import { ThemeShell } from '../../../shared/ui/theme/ThemeShell';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildExplanation } from '../../../test/fake-explain';
import { refusal } from '../../../test/open-settings';
import { buildStores } from '../../../test/render-app';
import type { Explanation } from '../explain.api';
import ExplainSection from './ExplainSection';

const LINK = { encodeId: 'abc', domain: 's.test', shortUrl: 'http://s.test/abc' };

function Address() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <nav aria-label="test">
      <output>{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </nav>
  );
}

async function open(search = '', explanation: Partial<Explanation> = {}, isDirty = false) {
  const stores = buildStores(7);
  stores.explainApi.explain.mockResolvedValue(buildExplanation(explanation));
  await act(() =>
    Promise.resolve(
      render(
        <StoreContext value={stores}>
          <IntlProvider locale="en">
            <MemoryRouter initialEntries={[`/users/70/links/abc${search}`]}>
              <ThemeShell locale="en">
                <Announcer>
                  <Address />
                  <main>
                    <ExplainSection link={LINK} isDirty={isDirty} nameOfTarget={(kind) => `For ${kind}`} />
                  </main>
                </Announcer>
              </ThemeShell>
            </MemoryRouter>
          </IntlProvider>
        </StoreContext>,
      ),
    ),
  );
  const { explain } = stores.explainApi;
  const asked = () =>
    (explain.mock.calls as [object, Record<string, unknown>][]).map(([, question]) => question);
  return { user: userEvent.setup(), explain, asked };
}

const search = () => within(screen.getByRole('navigation', { name: 'test' })).getByRole('status').textContent;
const device = (name: string) => screen.getByRole('radio', { name });
const block = (name: string) => within(screen.getByRole('region', { name }));

describe('what a visitor gets', () => {
  it('asks nothing before somebody is chosen', async () => {
    const { explain } = await open();
    expect(screen.getByText('Choose a visitor above.')).toBeVisible();
    expect(explain).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is shown of the visitor who is chosen, with the way, the address and the cards', async () => {
    const { user, explain } = await open('?domain=s.test');
    await user.click(device('iPhone, in LINE'));
    expect(explain).toHaveBeenCalledWith(LINK, expect.objectContaining({ device: 'iphone-line' }));
    expect(search()).toBe('?domain=s.test&as=iphone-line');
    expect(await screen.findByText('Is redirected to', { exact: false })).toHaveTextContent('example.com');
    expect(screen.getByText('iPhone, in LINE. Deciding rule: Destination.')).toBeInTheDocument();
    expect(screen.getByText('Decided by: Destination')).toBeVisible();
    expect(screen.getByText('?utm_source=line&utm_medium=social')).toHaveAttribute('title', 'Smart UTM');
    expect(block('How the visit is counted').getByText('Source in reports: line')).toBeVisible();
    const shared = block('Previews in apps');
    expect(shared.getByRole('group', { name: 'Preview in Facebook' })).toHaveTextContent('Tea of the page');
    expect(shared.getByText('Slack shows no preview. Deciding rule: Warning.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is told of the rules around the one that decided when somebody wants to know', async () => {
    const { user } = await open('?as=ipad', {
      rungs: [
        { rule: 'trashed', outcome: 'passed', reason: 'not-trashed' },
        { rule: 'target', outcome: 'passed', reason: 'no-target-fits' },
        { rule: 'pixels', outcome: 'won', reason: null },
        { rule: 'redirect', outcome: 'not-reached', reason: null },
      ],
    });
    const ruleList = block('How it was decided');
    expect(ruleList.getByText('Pixels and tags')).toBeVisible();
    expect(ruleList.getByText('It is not in the trash.')).not.toBeVisible();
    expect(ruleList.getByText('1 rule was not evaluated')).toBeVisible();
    await user.click(ruleList.getByText('2 rules did not apply'));
    expect(ruleList.getByText('It is not in the trash.')).toBeVisible();
    expect(ruleList.getByText('No conditional destination matches this visitor.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is a place in the address that one can go back from', async () => {
    const { user, asked } = await open('?as=ipad&country=JP');
    expect(device('iPad')).toBeChecked();
    await user.click(device('Mac, Safari'));
    expect(search()).toBe('?as=mac-safari&country=JP');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(device('iPad')).toBeChecked();
    expect(asked().map(({ device: who }) => who)).toEqual(['ipad', 'mac-safari', 'ipad']);
    expect(asked()[0]).toMatchObject({ country: 'JP' });
  });

  it('minds conditions, which are no steps of the way back', async () => {
    const { user, asked } = await open('?as=ipad');
    await user.click(screen.getByRole('button', { name: 'More conditions' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
    await user.click(screen.getByRole('switch', { name: 'Scanned the QR code' }));
    await user.type(screen.getByRole('textbox', { name: 'Extra path segment' }), 'mei');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2099-01-31' } });
    await waitFor(() => expect(search()).toContain('path=mei'));
    expect(asked().at(-1)).toEqual({
      device: 'ipad',
      userAgent: null,
      country: 'DE',
      language: null,
      at: new Date(2099, 0, 31).toISOString(),
      referrer: null,
      path: 'mei',
      isPrefetch: false,
      fromQr: true,
      doNotTrack: false,
    });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear conditions' }));
    expect(search()).toBe('?as=ipad');
  });

  it('takes a user agent in place of the visitor', async () => {
    const { user, asked } = await open('?as=ipad&ua=curl/8');
    expect(device('iPad')).not.toBeChecked();
    expect(asked()[0]).toMatchObject({ userAgent: 'curl/8' });
    await user.click(device('iPad'));
    expect(search()).toBe('?as=ipad');
  });

  it('says what is wrong with a condition beside its field', async () => {
    const { user, explain } = await open('?as=ipad');
    explain.mockRejectedValue(refusal('links.visit-path-invalid', 'path'));
    await user.click(screen.getByRole('button', { name: 'More conditions' }));
    await user.type(screen.getByRole('textbox', { name: 'Extra path segment' }), 'a/b');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Extra path segment' })).toBeInvalid());
    expect(screen.getAllByText('At most one path segment, without slashes.')[0]).toBeVisible();
  });

  it.each<[Partial<Explanation>, RegExp]>([
    [
      { answer: 'gone', location: null, parts: [], why: 'expired' },
      /no longer available.*The link has expired\./,
    ],
    [{ answer: 'warning-page', why: 'free-host' }, /Sees a warning.*example\.com.*on a free host/],
    [
      {
        answer: 'app-page',
        app: { name: 'app', address: 'shopeetw://home', storeUrl: 'https://apps.apple.com/app/id1' },
      },
      /Tries the app.*shopeetw:\/\/home.*https:\/\/apps\.apple\.com/,
    ],
    [{ answer: 'pixel-page', pixels: ['fbPixel', 'tiktok'] }, /Pixels run.*Meta Pixel and TikTok Pixel/],
    [{ answer: 'come-back', location: null, parts: [] }, /The prefetch is refused/],
    [
      { rule: 'target', target: 'ios_line', rungs: [{ rule: 'target', outcome: 'won', reason: null }] },
      /For ios_line/,
    ],
  ])('tells of %j', async (explanation, text) => {
    await open('?as=ipad', explanation);
    expect(screen.getByRole('main').textContent).toMatch(text);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that it is about the link as it was saved', async () => {
    await open('', {}, true);
    expect(screen.getByText(/^This shows the saved link\./)).toBeVisible();
  });
});
