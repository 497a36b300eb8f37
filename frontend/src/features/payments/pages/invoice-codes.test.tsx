import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

async function open() {
  const info = buildInfo({ groupLevel: 2, groupName: 'Tea shop' });
  const stores = knowing(buildStores(7), { country: 'TW', info });
  const app = await renderApp('/en/billing?plan=initial&cycle=monthly', stores);
  const pay = await screen.findByRole('button', { name: 'Pay NT$550' });
  return { ...app, api: stores.paymentsApi, pay };
}

describe('the checkout, when the tax ministry does not know a code', () => {
  it('says so below the carrier, leads to it, and pays when it is mended', async () => {
    const { user, api, pay } = await open();
    await user.click(screen.getByRole('radio', { name: 'Carrier (mobile barcode)' }));
    const carrier = screen.getByLabelText('Carrier');
    await user.type(carrier, '/0000000');
    api.quote.mockRejectedValueOnce(refusal('payments.invoice-carrier-unknown', 'invoice.einvoice'));
    await user.click(pay);
    expect(await screen.findByText(/^There is no mobile barcode like this/)).toBeVisible();
    expect(carrier).toHaveFocus();
    expect(carrier).toHaveAccessibleDescription(/^There is no mobile barcode like this/);
    expect(api.start).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
    await user.clear(carrier);
    await user.type(carrier, '/ABC+123{Enter}');
    expect(screen.queryByText(/^There is no mobile barcode/)).toBeNull();
    expect(api.start).toHaveBeenCalledTimes(1);
  });

  it('says so below the donation code', async () => {
    const { user, api, pay } = await open();
    const code = screen.getByLabelText('Charity');
    await user.clear(code);
    await user.type(code, '0000');
    api.quote.mockRejectedValueOnce(refusal('payments.invoice-welfare-code-unknown', 'invoice.welfareCode'));
    await user.click(pay);
    expect(await screen.findByText(/^No charity has this donation code/)).toBeVisible();
    expect(code).toHaveFocus();
    expect(api.start).not.toHaveBeenCalled();
  });
});
