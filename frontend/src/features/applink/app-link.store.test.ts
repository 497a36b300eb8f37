import { ApiError } from '../../api/api-error';
import { buildLink } from '../../test/fakes';
import { createAppLinkForm } from './app-link.store';

const STORE = 'https://apps.apple.com/tw/app/line/id443904275';
const PLAY = 'https://play.google.com/store/apps/details?id=jp.naver.line.android';

function build() {
  const api = { shorten: jest.fn().mockResolvedValue(buildLink()) };
  const store = createAppLinkForm(api);
  store.set({ url: ' https://example.com/app ' });
  return { api, store };
}

it('makes a link of what was filled in', async () => {
  const { api, store } = build();
  store.set({ ios: 'shopeetw://home' });
  store.set({ ios_store: STORE });
  store.set({ android_store: PLAY });
  expect(await store.submit()).toEqual(buildLink());
  const targets = [
    { target: 'ios', url: 'shopeetw://home' },
    { target: 'ios_store', url: STORE },
    { target: 'android_store', url: PLAY },
  ];
  const link = { url: 'https://example.com/app', nativeOpen: true, targets };
  expect(api.shorten).toHaveBeenCalledWith(link, expect.any(String));
  expect(store.values.url).toBe('');
});

it('leaves out what was not', async () => {
  const { api, store } = build();
  store.set({ opensApp: false });
  await store.submit();
  expect(api.shorten).toHaveBeenCalledWith(
    { url: 'https://example.com/app', nativeOpen: false },
    expect.any(String),
  );
});

it.each([
  ['url', '  ', 'links.address-missing'],
  ['ios_store', 'https://apps.apple.com.evil.test/app/id443904275', 'links.target-address-invalid'],
  ['ios_store', 'https://apps.apple.com/tw/developer/line/id359067226', 'links.target-address-invalid'],
  ['android_store', 'https://play.google.com/store/apps/details?id=line', 'links.target-address-invalid'],
  ['android_store', 'https://play.google.com/store/search?q=line', 'links.target-address-invalid'],
] as const)('sends nothing while %s is %s', async (field, text, code) => {
  const { api, store } = build();
  store.set({ [field]: text });
  expect(await store.submit()).toBeNull();
  expect([store.problemOf(field), api.shorten.mock.calls.length]).toEqual([code, 0]);
  store.set({ [field]: STORE });
  expect(store.problemOf(field)).toBeNull();
});

it('says beside each field what the server refuses, and asks again with another key', async () => {
  const { api, store } = build();
  store.set({ android: 'javascript://x' });
  store.set({ ios_store: STORE });
  const fields = [
    { field: 'targets.0.url', code: 'links.target-address-invalid' },
    { field: 'url', code: 'links.address-private' },
  ];
  api.shorten.mockRejectedValueOnce(
    new ApiError({ status: 400, code: 'http.validation', message: '', fields }),
  );
  expect(await store.submit()).toBeNull();
  expect([store.problemOf('android'), store.problemOf('url'), store.problemOf('ios_store')]).toEqual([
    'links.target-address-invalid',
    'links.address-private',
    null,
  ]);
  expect(store.failure).toBeNull();
  store.set({ android: '' });
  await store.submit();
  const [first, second] = api.shorten.mock.calls.map((call: unknown[]) => call[1]);
  expect(first).not.toBe(second);
});

it.each([
  [503, 'http.unavailable'],
  [0, 'client.offline'],
])('keeps what was typed, and the key, when the answer is lost (%d)', async (status, code) => {
  const { api, store } = build();
  api.shorten.mockRejectedValue(new ApiError({ status, code, message: '' }));
  await store.submit();
  expect([store.failure?.code, store.values.url]).toEqual([code, ' https://example.com/app ']);
  await store.submit();
  store.set({ ios_store: STORE });
  await store.submit();
  const [first, second, other] = api.shorten.mock.calls.map((call: unknown[]) => call[1]);
  expect(first).toBe(second);
  expect(other).not.toBe(first);
});
