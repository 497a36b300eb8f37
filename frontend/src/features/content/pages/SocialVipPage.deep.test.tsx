import { screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSite } from '../../../test/fake-session';
import { buildStores, renderApp } from '../../../test/render-app';
import { leave } from '../../../shared/leave';

const PARTNER = 'https://partner.example/';

function stores(userId: number, partner: string | null = PARTNER) {
  const built = buildStores(userId);
  const links = { extension: null, partner, secondSite: null };
  runInAction(() => (built.session.site = buildSite({ links })));
  return built;
}

describe('the page of the partner', () => {
  const left = jest.spyOn(leave, 'to').mockImplementation(() => undefined);
  afterEach(() => left.mockClear());

  it('asks guests to log in, and brings them back', async () => {
    await renderApp('/en/socialvip', stores(0));
    expect(screen.getByRole('link', { name: 'Log in to continue' })).toHaveAttribute(
      'href',
      '/en/login?redirect_to=/socialvip',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('sends members there with a code for this one visit, and no token', async () => {
    const { user, contentApi } = await renderApp('/en/socialvip', stores(7));
    expect(contentApi.partnerCode).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue to the partner' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://partner.example/?code=c-1'));
    expect(contentApi.partnerCode).toHaveBeenCalledTimes(1);
  });

  it('stays and says why when there is no code', async () => {
    const built = stores(7);
    const away = new ApiError({ status: 503, code: 'http.unavailable', message: 'away' });
    built.contentApi.partnerCode.mockRejectedValue(away);
    const { user } = await renderApp('/en/socialvip', built);
    await user.click(screen.getByRole('button', { name: 'Continue to the partner' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
    expect(left).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so where there is no partner', async () => {
    await renderApp('/en/socialvip', stores(7, null));
    expect(screen.getByText(/No partner is configured on this site/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue to the partner' })).not.toBeInTheDocument();
  });

  it.each([
    ['/events/followhub', '/socialvip'],
    ['/ja/events/followhub?a=1', '/ja/socialvip?a=1'],
  ])('is where %s leads', async (old, path) => {
    const { address } = await renderApp(old);
    await waitFor(() => expect(address()).toBe(path));
  });
});
