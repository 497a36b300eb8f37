import { screen, within } from '@testing-library/react';
import { buildDeskAction, NOTHING_FOUND } from '../../../test/fake-moderation';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/admin/blocks';
const admin = () => knowing(buildStores(7), { info: buildInfo({ isAdmin: true }) });
const ONCE = { hits: 1, lastHitTime: '2026-11-27T08:00:00.000Z' };

describe('blocked attempts of an entry', () => {
  it('stand with each entry of the list', async () => {
    const stores = admin();
    const items = [
      buildDeskAction({ kind: 'address-blocked', subject: 'bad.example', refused: ONCE }),
      buildDeskAction({
        actionId: 2,
        kind: 'address-blocked',
        subject: 'new.example',
        refused: { hits: 0, lastHitTime: null },
      }),
    ];
    stores.moderationApi.actions.mockResolvedValue({ items, start: null });
    await renderApp(PATH, stores);
    const list = within(await screen.findByRole('list', { name: 'Blocked by hand' }));
    expect(list.getByText(/^Blocked 1 attempt, on 27 Nov 2026/)).toBeVisible();
    expect(list.getByText('No blocked attempt yet')).toBeVisible();
  });

  it('stand on its card', async () => {
    const stores = admin();
    const address = {
      url: 'https://bad.example/pay',
      exact: 'bad.example/pay',
      host: 'bad.example',
      domain: '*.bad.example',
      blockedBy: { entry: 'bad.example', source: 'file' as const, ...ONCE },
    };
    stores.moderationApi.find.mockResolvedValue({ ...NOTHING_FOUND, address });
    await renderApp(`${PATH}?q=bad.example`, stores);
    const card = within(await screen.findByRole('region', { name: 'Destination' }));
    expect(card.getByText('Blocked attempts')).toBeVisible();
    expect(card.getByText(/^Blocked 1 attempt/)).toBeVisible();
  });
});
