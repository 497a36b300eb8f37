import { act, screen } from '@testing-library/react';
import { buildListed } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';
import type { LinkPage } from '../list/list.api';

describe('a list that is on its way', () => {
  it('has rows in its place until its links come', async () => {
    const stores = buildStores(7);
    let answer: (page: LinkPage) => void = () => undefined;
    stores.linkListApi.page.mockReturnValue(new Promise<LinkPage>((resolve) => (answer = resolve)));
    await renderApp('/en/users/70', stores);
    expect(await screen.findByTestId('row-skeletons')).toBeVisible();
    const total = { count: 1, isExact: true };
    await act(async () => {
      answer({ links: [buildListed()], start: -1, hasMore: false, total });
      await Promise.resolve();
    });
    expect(screen.queryByTestId('row-skeletons')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  });
});
