import { screen } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSession } from '../../../test/fake-session';
import { buildStores, renderApp } from '../../../test/render-app';

const refusedWith = (code: string, details: Readonly<Record<string, unknown>>) =>
  new ApiError({ status: 403, code, message: '', details });

/** A person who has entered a code, with what the server answers to it. */
async function signInTo(refusal: ApiError): Promise<void> {
  const parts = buildSession(0);
  parts.signInApi.sendCode.mockResolvedValue({ expiresIn: 600, resendIn: 0, digits: 6 });
  parts.signInApi.verify.mockRejectedValue(refusal);
  const stores = { ...buildStores(), session: parts.session };
  const { user } = await renderApp('/en/login', stores);
  await user.paste('mei@example.com');
  await user.keyboard('{Enter}');
  await screen.findByRole('textbox', { name: '6-digit code' });
  await user.keyboard('123456');
}

describe('the login of a suspended person', () => {
  it('leads to the form of appeals, with what shows who they are', async () => {
    await signInTo(refusedWith('identity.account-suspended', { appealToken: 'the.token' }));
    expect(await screen.findByRole('link', { name: 'Appeal the suspension' })).toHaveAttribute(
      'href',
      '/en/report/appeal#the.token',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^This account is suspended/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['identity.account-suspended', {}],
    ['identity.email-taken', { appealToken: 'the.token' }],
  ])('leads nowhere else: %s %j', async (code, details) => {
    await signInTo(refusedWith(code, details));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Appeal the suspension' })).toBeNull();
  });
});
