import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreContext } from '../../../shared/store-context';
import { loadCatalogue } from '../../../i18n/catalogue';
import { IntlShell } from '../../../i18n/IntlShell';
import { ThemeShell } from '../../../shared/ui/theme/ThemeShell';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores } from '../../../test/render-app';
import RateDialog from './RateDialog';

async function show(stores = buildStores(7)) {
  const messages = { ...(await loadCatalogue('en')), ...(await loadCatalogue('en', 'content')) };
  const onClose = jest.fn();
  render(
    <StoreContext value={stores}>
      <IntlShell locale="en" initial={{ locale: 'en', messages: messages as Record<string, string> }}>
        <ThemeShell locale="en">
          <RateDialog onClose={onClose} />
        </ThemeShell>
      </IntlShell>
    </StoreContext>,
  );
  return { ...stores, onClose, user: userEvent.setup() };
}

const send = () => screen.getByRole('button', { name: 'Send' });

describe('the rate dialog', () => {
  it('sends stars and words', async () => {
    const { user, helpApi, onClose } = await show();
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByRole('textbox'), '  Folders, please ');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(send());
    expect(await screen.findByText('Thank you for your feedback!')).toBeVisible();
    expect(helpApi.submitSurvey).toHaveBeenCalledWith('rate', { rate: 4, comment: 'Folders, please' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('leaves words out that nobody wrote', async () => {
    const { user, helpApi } = await show();
    await user.click(screen.getByRole('radio', { name: '1 star' }));
    await user.click(send());
    await screen.findByText(/for your feedback/);
    expect(helpApi.submitSurvey).toHaveBeenCalledWith('rate', { rate: 1 });
  });

  it('needs stars', async () => {
    const { user, helpApi } = await show();
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one to five stars first.');
    expect(helpApi.submitSurvey).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: '3 stars' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('works by keyboard', async () => {
    const { user, helpApi } = await show();
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await user.keyboard('{Enter}');
    await screen.findByText(/for your feedback/);
    expect(helpApi.submitSurvey).toHaveBeenCalledWith('rate', { rate: 3 });
  });

  it('says when it did not arrive, and keeps what was chosen', async () => {
    const stores = buildStores(7);
    stores.helpApi.submitSurvey.mockRejectedValueOnce(new Error('away'));
    const { user } = await show(stores);
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.click(send());
    expect(await screen.findByText('Your answer could not be sent. Please try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await user.click(send());
    expect(await screen.findByText(/for your feedback/)).toBeVisible();
  });
});
