import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { StoreContext } from '../../../shared/store-context';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { buildStores } from '../../../test/render-app';
import type { GroupUsage, LimitName } from '../plan';
import { LimitHint } from './LimitHint';

async function show(limit: LimitName, usage: GroupUsage) {
  const stores = buildStores(7);
  stores.billingApi.usage.mockResolvedValue(usage);
  await act(() =>
    Promise.resolve(
      render(
        <StoreContext value={stores}>
          <IntlProvider locale="en">
            <MemoryRouter>
              <main>
                <LimitHint limit={limit} />
                <LimitHint limit={limit} />
              </main>
            </MemoryRouter>
          </IntlProvider>
        </StoreContext>,
      ),
    ),
  );
  return stores;
}

describe('the hint at what a plan limits', () => {
  it.each([
    ['tags', { tags: 28 }, '2 of 30 left'],
    ['urlReplacements', { urlReplacements: 3 }, '2 of 5 left this month'],
    ['aiSuggestions', {}, '30 of 30 left this month'],
  ] as const)('says of %s how many are left', async (limit, used, text) => {
    const { billingApi } = await show(limit, buildUsage('free', used));
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(billingApi.usage).toHaveBeenCalledTimes(1);
    expect(billingApi.plan).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leads on when none is left, also when the plan has shrunk', async () => {
    await show('invitees', buildUsage('free', { invitees: 3 }));
    expect(await screen.findAllByText(/^None of 1 left on this plan\./)).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'See your options' })[0]).toHaveAttribute('href', '/en/usage');
  });

  it('is silent where there is no limit, or nothing is known', async () => {
    const { usage } = await show('editablePreviews', buildUsage('personal', { editablePreviews: 70 }));
    expect(usage.meterOf('editablePreviews')?.used).toBe(70);
    expect(document.body).toHaveTextContent(/^$/);
  });
});
