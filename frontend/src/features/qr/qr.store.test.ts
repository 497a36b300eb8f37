import { waitFor } from '@testing-library/react';
import { PLAIN_QR } from './qr-style';
import { QrStore } from './qr.store';

const LOGO = 'data:image/png;base64,AAAA';

function build(kept: unknown = null) {
  const shelf = { read: jest.fn().mockReturnValue(kept), write: jest.fn().mockReturnValue(true) };
  return { shelf, store: new QrStore('https://link.example/abc', shelf) };
}

it('begins with the style that was kept, where the plan allows one', () => {
  const kept = { ...PLAIN_QR, foreground: '#0b5394' };
  const { store } = build(kept);
  store.load(true);
  expect(store.style).toEqual(kept);
  store.load(false);
  expect([store.style, store.isPlain]).toEqual([PLAIN_QR, true]);
});

it('keeps what can be scanned, and says what cannot', () => {
  const { store, shelf } = build();
  store.load(true);
  store.set({ foreground: '#ffff00' });
  expect([store.isReadable, shelf.write.mock.calls]).toEqual([false, []]);
  store.mend();
  expect(store.isReadable).toBe(true);
  expect(shelf.write).toHaveBeenCalledWith(store.style);
  store.set({ foreground: '#ffffff', background: '#000000' });
  expect(store.isReversed).toBe(true);
  store.reset();
  expect(store.style).toEqual(PLAIN_QR);
});

it('draws more that can be mended where a picture covers some of it', async () => {
  const { store } = build();
  store.load(true);
  await waitFor(() => expect(store.picture).not.toBeNull());
  const plain = store.picture?.modules ?? 0;
  await store.takeLogo(Promise.resolve(LOGO));
  await waitFor(() => expect(store.picture?.modules).toBeGreaterThan(plain));
  await store.takeLogo(Promise.reject(new Error('no picture')));
  expect([store.hasLogoFailed, store.style.logo]).toEqual([true, LOGO]);
  store.set({ logo: null });
  await waitFor(() => expect(store.picture?.modules).toBe(plain));
  expect(store.hasLogoFailed).toBe(false);
});
