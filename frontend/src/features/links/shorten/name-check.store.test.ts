import { NameCheckStore } from './name-check.store';

const FREE = { code: null, suggestions: [] };
const TAKEN = { code: 'links.slug-taken', suggestions: ['sale-2'] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function build() {
  const api = { checkName: jest.fn().mockResolvedValue(FREE) };
  return { api, store: new NameCheckStore(api) };
}

it('asks once somebody has stopped typing', async () => {
  const { api, store } = build();
  for (const text of ['s', 'sal', 'sale', 'sales']) store.ask(text);
  await jest.advanceTimersByTimeAsync(499);
  expect(api.checkName).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(api.checkName.mock.calls).toEqual([['sales']]);
  expect(store.verdict).toEqual(FREE);
});

it('does not ask for what cannot be a name at a glance', async () => {
  const { api, store } = build();
  for (const text of ['', 'ab', 'a b c', 'a'.repeat(91)]) store.ask(text);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(api.checkName).not.toHaveBeenCalled();
});

it('drops an answer that was overtaken, and keeps quiet when there is none', async () => {
  const { api, store } = build();
  api.checkName.mockImplementation(
    (name: string) =>
      new Promise((resolve) => setTimeout(() => resolve(name === 'sale' ? TAKEN : FREE), 1_000)),
  );
  store.ask('sale');
  await jest.advanceTimersByTimeAsync(600);
  store.ask('sale-of-may');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(store.verdict).toBeNull();
  api.checkName.mockRejectedValue(new Error('offline'));
  store.ask('sale-in-june');
  await jest.advanceTimersByTimeAsync(600);
  expect(store.verdict).toBeNull();
  store.dispose();
});
