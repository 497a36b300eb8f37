import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { StoreContext } from '../../../shared/store-context';
import { Announcer } from '../../../shared/ui/Announcer';
import { ThemeShell } from '../../../shared/ui/theme/ThemeShell';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildTool } from '../../../test/fake-labels';
import { buildStores } from '../../../test/render-app';
import type { Tool } from '../labels.api';
import LinkToolsField from './LinkToolsField';

const SHOP = buildTool({
  id: 3,
  kind: 'pixel',
  name: 'Shop',
  note: 'for the fair',
  value: { fbPixel: '12345' },
});
const TOOLS = [
  SHOP,
  buildTool({ id: 4, kind: 'pixel', name: 'Ads' }),
  buildTool({ id: 5, name: 'Newsletter' }),
];

async function open(tools: readonly Tool[] = TOOLS, isShared = true) {
  const stores = buildStores(7);
  stores.labelsApi.tools.mockResolvedValue(tools);
  const onSaved = jest.fn();
  const link = {
    encodeId: 'tea',
    domain: 's.test',
    trackingTools: [{ id: 4, name: 'Ads', isActive: false }],
  };
  await act(() =>
    Promise.resolve(
      render(
        <StoreContext value={stores}>
          <IntlProvider locale="en">
            <MemoryRouter>
              <ThemeShell locale="en">
                <Announcer>
                  <main>
                    <LinkToolsField link={link} isShared={isShared} onSaved={onSaved} />
                  </main>
                </Announcer>
              </ThemeShell>
            </MemoryRouter>
          </IntlProvider>
        </StoreContext>,
      ),
    ),
  );
  return { ...stores, user: userEvent.setup(), onSaved };
}

const tool = (name: string) => screen.getByRole('switch', { name });

describe('the pixels of a link', () => {
  it('are switched at once, and say where they will run', async () => {
    const { user, labelsApi, onSaved } = await open();
    expect([tool('Shop'), tool('Ads')].map((each) => (each as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
    expect(screen.queryByText('Newsletter')).toBeNull();
    expect(screen.getByText(/^Pixels do not run while .* Move it to your own subdomain/)).toBeInTheDocument();
    await user.click(tool('Shop'));
    expect(labelsApi.setLinkTools).toHaveBeenLastCalledWith({ encodeId: 'tea', domain: 's.test' }, [4, 3]);
    expect(screen.getByText('“Shop” was added to this link.')).toBeInTheDocument();
    await user.click(tool('Ads'));
    await user.click(tool('Shop'));
    expect(labelsApi.setLinkTools).toHaveBeenLastCalledWith(expect.anything(), []);
    expect(onSaved).toHaveBeenLastCalledWith([]);
    expect(screen.queryByText(/^Pixels do not run/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say where they run, on a domain of one’s own', async () => {
    await open(TOOLS, false);
    expect(
      screen.getByText(/^They run just before visitors are redirected: not in the EU/),
    ).toBeInTheDocument();
  });

  it('are as before when they could not be saved', async () => {
    const { user, labelsApi, onSaved } = await open();
    labelsApi.setLinkTools.mockRejectedValue(
      new ApiError({ status: 403, code: 'links.not-allowed', message: '' }),
    );
    await user.click(tool('Shop'));
    expect(screen.getByRole('alert')).toHaveTextContent('Only its creator');
    expect(tool('Shop')).not.toBeChecked();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('are made elsewhere, where the group has none', async () => {
    await open([]);
    expect(screen.getByText(/^Your group has no pixels yet\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Manage the group’s tracking tools' })).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
