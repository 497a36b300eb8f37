import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { StoreContext } from '../../../shared/store-context';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { useQr } from './use-qr';

beforeEach(() => window.localStorage.clear());

async function open(planLevel: number | null, button: string) {
  const stores =
    planLevel === null ? buildStores() : knowing(buildStores(7), { info: buildInfo({ planLevel }) });
  const shown = await renderApp('/en', stores);
  await shown.user.type(
    screen.getByRole('textbox', { name: 'Destination URL' }),
    'https://example.com{Enter}',
  );
  await shown.user.click(await screen.findByRole('button', { name: button }));
  return {
    ...shown,
    dialog: within(await screen.findByRole('dialog', { name: 'QR code of localhost/abc' })),
  };
}

it('is plain and free for everybody, promises nobody a look that they cannot choose, and names the plan that has more', async () => {
  const { dialog, user } = await open(null, 'Size and format');
  expect(await dialog.findByRole('img', { name: 'QR code of localhost/abc' })).toBeVisible();
  expect(dialog.getByText('Colours, rounded modules and a logo require the Personal plan.')).toBeVisible();
  expect(dialog.queryByLabelText('Foreground')).toBeNull();
  expect(dialog.getByRole('button', { name: /^PNG/ })).toHaveAttribute('aria-disabled', 'false');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Size and format' })).toHaveFocus());
});

it('keeps what can be scanned for the next code, and mends what cannot', async () => {
  const { dialog, user } = await open(1, 'Customise');
  const color = await dialog.findByLabelText('Foreground');
  fireEvent.change(color, { target: { value: '#ffff00' } });
  expect(dialog.getByText(/too low for scanning/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^SVG/ })).toHaveAttribute('aria-disabled', 'true');
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Fix contrast' }));
  expect(dialog.queryByText(/too low for scanning/)).toBeNull();
  fireEvent.change(color, { target: { value: '#0b5394' } });
  await user.click(dialog.getByRole('switch', { name: 'Rounded' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'QR code of localhost/abc' }).getAttribute('src')).toContain(
      '%230b5394',
    ),
  );
});

it('is drawn anew when its link has another address', async () => {
  const stores = buildStores();
  const wrapper = ({ children }: PropsWithChildren) => <StoreContext value={stores}>{children}</StoreContext>;
  const link = { encodeId: 'abc', shortUrl: 'http://localhost/abc' };
  const { result, rerender } = renderHook((of: typeof link) => useQr(of), { wrapper, initialProps: link });
  const drawn = () => waitFor(() => expect(result.current.qr.picture).not.toBeNull());
  await drawn();
  const before = result.current.qr.picture;
  rerender({ ...link, shortUrl: 'http://localhost/tea' });
  await drawn();
  expect(result.current.qr.picture?.svg).not.toBe(before?.svg);
});
