import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { refusal } from '../../../test/open-settings';
import { renderApp } from '../../../test/render-app';

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send report' });

describe('the form that reports a link', () => {
  it('knows the link that the address names, and sends what somebody says of it', async () => {
    const { user, reportApi } = await renderApp('/en/report?link=lk.test%2Fbad');
    expect(box('Short link')).toHaveValue('lk.test/bad');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^Phishing/ }));
    await user.type(box(/^What happened/), 'It asks for my card.');
    await user.type(box(/^Your email/), 'an@example.com');
    await user.click(send());
    expect(await screen.findByText('K7QM-XR3P-HC4N')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you' })).toHaveFocus();
    const input = { link: 'lk.test/bad', reason: 'phishing', details: 'It asks for my card.' };
    expect(reportApi.report.mock.calls).toEqual([
      [{ ...input, email: 'an@example.com' }, expect.stringMatching(/./)],
    ]);
    await user.click(screen.getByRole('button', { name: 'Report another link' }));
    expect(box('Short link')).toHaveValue('');
  });

  it('says at each field what is missing, and goes there', async () => {
    const { user, reportApi } = await renderApp('/en/report');
    await user.click(send());
    expect(screen.getByText('Paste the short link here.')).toBeVisible();
    expect(screen.getByText('Choose a reason.')).toBeVisible();
    expect(box('Short link')).toHaveFocus();
    await user.type(box('Short link'), 'lk.test/bad');
    await user.click(send());
    expect(screen.getByRole('radio', { name: /^Phishing/ })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    expect(reportApi.report).not.toHaveBeenCalled();
  });

  it('says that a link is none of ours, and keeps everything', async () => {
    const { user, reportApi } = await renderApp('/en/report?link=other.test%2Fx');
    reportApi.report.mockRejectedValueOnce(refusal('links.address-foreign', 'link'));
    await user.click(screen.getByRole('radio', { name: /^Spam/ }));
    await user.click(send());
    expect(await screen.findByText(/not a short link of this site/)).toBeVisible();
    await waitFor(() => expect(box('Short link')).toHaveFocus());
    expect(screen.getByRole('radio', { name: /^Spam/ })).toBeChecked();
  });

  it('sends the same report once, however often it has to be tried', async () => {
    const { user, reportApi } = await renderApp('/en/report?link=lk.test%2Fbad');
    reportApi.report.mockRejectedValueOnce(refusal('client.offline', undefined, 0));
    await user.click(screen.getByRole('radio', { name: /^Malware/ }));
    await user.click(send());
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
    await user.click(send());
    expect(await screen.findByText('K7QM-XR3P-HC4N')).toBeVisible();
    const keys = (reportApi.report.mock.calls as [object, string][]).map(([, key]) => key);
    expect(new Set(keys).size).toBe(1);
  });
});
