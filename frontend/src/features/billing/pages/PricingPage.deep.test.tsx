import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const from = (country: string) => knowing(buildStores(), { country });
const member = (displayPlan: string) =>
  knowing(buildStores(7), { country: 'TW', info: buildInfo({ displayPlan }) });
const cards = () =>
  within(screen.getByRole('list', { name: 'Plans and prices' })).getAllByRole('listitem', {
    name: /./,
  });
const card = (name: string) => {
  const found = cards().find((each) => within(each).queryByRole('heading', { name }) !== null);
  if (found === undefined) throw new Error(`no card of ${name}`);
  return within(found);
};
const prices = () => cards().map((each) => within(each).getByText('/month', { selector: 'p' }).textContent);

describe('the page of plans and prices', () => {
  it('shows what plans cost where the visitor is', async () => {
    await renderApp('/en/pricing', from('TW'));
    expect(prices()).toEqual(['NT$0/month', 'NT$299/month', 'NT$550/month', 'NT$1,980/month']);
    expect(screen.getByRole('button', { name: 'TWD' })).toHaveAttribute('aria-pressed', 'true');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks where the visitor is before it names a price', async () => {
    const stores = buildStores();
    await renderApp('/en/pricing', stores);
    await waitFor(() => expect(stores.session.country).toBe('TW'));
    expect(prices()[1]).toBe('NT$299/month');
  });

  it('keeps currency and cycle in the address, and says what is saved', async () => {
    const { user, address } = await renderApp('/en/pricing', from('JP'));
    expect(prices()).toEqual(['US$0/month', 'US$12/month', 'US$39/month', 'US$119/month']);
    expect(screen.getByText('Save up to 45% with yearly billing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yearly' }));
    expect(prices()).toEqual(['US$0/month', 'US$6.50/month', 'US$25/month', 'US$65/month']);
    expect(card('Personal').getByText('US$78 per year: you save 45%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'TWD' }));
    expect(address()).toBe('/en/pricing?cycle=yearly&currency=TWD');
    expect(prices()[3]).toBe('NT$1,650/month');
  });

  it('takes both from the address, whatever the country, and nonsense for nothing', async () => {
    const { unmount } = await renderApp('/en/pricing?currency=USD&cycle=yearly', from('TW'));
    expect(prices()[1]).toBe('US$6.50/month');
    unmount();
    await renderApp('/en/pricing?currency=EUR&cycle=toString', from('TW'));
    expect(prices()[1]).toBe('NT$299/month');
  });

  it('names for each plan what it adds to the one before', async () => {
    await renderApp('/en/pricing', from('TW'));
    expect(card('Classic').getByText('Everything in Initial, plus:')).toBeVisible();
    const gains = within(card('Classic').getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(gains).toContain('AI suggestions for previews5,000 per month');
    expect(gains).toContain('Advanced search');
    expect(gains).not.toContain('Export of data and reports');
  });

  it('offers guests the plan that they can have, and no other', async () => {
    await renderApp('/en/pricing?cycle=yearly', from('TW'));
    expect(card('Free').getByRole('link', { name: 'Sign up for Free' })).toHaveAttribute(
      'href',
      '/en/signup',
    );
    for (const plan of ['Personal', 'Initial', 'Classic']) expect(card(plan).queryByRole('link')).toBeNull();
  });

  it('marks the plan of the group, and sells members none while none can be bought', async () => {
    await renderApp('/en/pricing', member('Initial'));
    expect(card('Initial').getByText('Your plan')).toBeVisible();
    for (const plan of ['Free', 'Initial', 'Classic']) expect(card(plan).queryByRole('link')).toBeNull();
    expect(screen.getByText(/^Plans cannot be purchased yet/)).toBeVisible();
    expect(screen.queryByText(/advertising/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tells groups whose plan is not sold any more that they keep it', async () => {
    await renderApp('/en/pricing', member('InitialLegacy'));
    expect(screen.getByText(/^Your group is on Initial \(legacy\), which is no longer sold/)).toBeVisible();
    expect(screen.queryByText('Your plan')).not.toBeInTheDocument();
  });

  it('compares everything in a table with heads for both directions', async () => {
    await renderApp('/en/pricing?cycle=yearly', from('TW'));
    const table = screen.getByRole('table', { name: 'Compare the plans' });
    const texts = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent);
    const row = (name: RegExp) =>
      texts(within(within(table).getByRole('row', { name })).getAllByRole('cell'));
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
      'What’s included',
      'Free',
      'Personal',
      'Initial',
      'Classic',
    ]);
    expect(row(/^Price/)).toEqual(['NT$0', 'NT$165', 'NT$500', 'NT$1,650']);
    expect(row(/^Tags/)).toEqual(['30', '30', '100', '300']);
    expect(row(/^Destination changes/)).toEqual(['5 per month', 'Unlimited', 'Unlimited', 'Unlimited']);
    expect(row(/^Activity log/)).toEqual(['3 days', '3 days', '7 days', '30 days']);
    expect(row(/^Export/)).toEqual(['No', 'No', 'Yes', 'Yes']);
    expect(row(/^One custom domain/)).toEqual(['No', 'No', 'Yes', 'Yes']);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(19);
    expect(row(/^Short links and clicks/)).toEqual(['Unlimited', 'Unlimited', 'Unlimited', 'Unlimited']);
  });

  it('says so when the plans cannot be had, and tries again', async () => {
    const stores = from('TW');
    stores.billingApi.catalogue.mockRejectedValueOnce(
      new ApiError({ status: 0, code: 'client.offline', message: '' }),
    );
    const { user } = await renderApp('/en/pricing', stores);
    expect(screen.getByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'TWD' })).toBeVisible();
  });
});
