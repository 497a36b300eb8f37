import { SlugCheckStore } from './slug-check.store';

const FREE = { code: null, suggestions: [] };
const TAKEN = { code: 'links.slug-taken', suggestions: ['sale-2'] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function build() {
  const api = { checkSlug: jest.fn().mockResolvedValue(FREE) };
  return { api, store: new SlugCheckStore(api) };
}

it('asks once somebody has stopped typing', async () => {
  const { api, store } = build();
  for (const text of ['s', 'sal', 'sale', 'sales']) store.ask(text);
  await jest.advanceTimersByTimeAsync(499);
  expect(api.checkSlug).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(api.checkSlug.mock.calls).toEqual([['sales']]);
  expect(store.verdict).toEqual(FREE);
});

it('does not ask for what cannot be a name at a glance', async () => {
  const { api, store } = build();
  for (const text of ['', 'ab', 'a b c', 'a'.repeat(91)]) store.ask(text);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(api.checkSlug).not.toHaveBeenCalled();
});

it('drops an answer that was overtaken, and keeps quiet when there is none', async () => {
  const { api, store } = build();
  api.checkSlug.mockImplementation(
    (name: string) =>
      new Promise((resolve) => setTimeout(() => resolve(name === 'sale' ? TAKEN : FREE), 1_000)),
  );
  store.ask('sale');
  await jest.advanceTimersByTimeAsync(600);
  store.ask('sale-of-may');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(store.verdict).toBeNull();
  api.checkSlug.mockRejectedValue(new Error('offline'));
  store.ask('sale-in-june');
  await jest.advanceTimersByTimeAsync(600);
  expect(store.verdict).toBeNull();
  store.dispose();
});
