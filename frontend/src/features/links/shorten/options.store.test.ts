import { OptionsStore } from './options.store';

it('asks for nothing while nothing is filled in', () => {
  expect(new OptionsStore().options).toEqual({});
});

it.each([
  [{ nativeOpen: true }, { nativeOpen: true }],
  [{ smartUtm: true }, { smartUtm: true }],
  [
    { utm: { source: 'news', medium: ' ', campaign: '', term: '', content: 'top' } },
    { utm: { source: 'news', content: 'top' } },
  ],
])('%j becomes %j', (fields, options) => {
  const store = new OptionsStore();
  store.set(fields);
  expect(store.options).toEqual(options);
});
