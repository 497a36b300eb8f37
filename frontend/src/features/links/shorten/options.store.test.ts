import { OptionsStore } from './options.store';

const build = () => new OptionsStore('Asia/Taipei');

it('asks for nothing while nothing is filled in', () => {
  expect(build().options).toEqual({});
});

it.each([
  [{ note: ' \n ' }, {}],
  [{ note: 'for the fair' }, { note: 'for the fair' }],
  [
    { star: true, nativeOpen: true },
    { star: true, nativeOpen: true },
  ],
  [{ tags: 'fair, May，, 春季、特賣 ' }, { tags: ['fair', 'May', '春季', '特賣'] }],
  [{ tags: ' , ，' }, {}],
  [{ endDay: '', endTime: '18:00' }, {}],
  [
    { utm: { source: 'news', medium: ' ', campaign: '', term: '', content: 'top' } },
    { utm: { source: 'news', content: 'top' } },
  ],
])('%j becomes %j', (fields, options) => {
  const store = build();
  store.set(fields);
  expect(store.options).toEqual(options);
});

it('ends a link at a time of the visitor’s own day, or at its end', () => {
  const store = build();
  store.set({ endDay: '2099-01-31', endTime: '18:00' });
  const expireTime = new Date(2099, 0, 31, 18).toISOString();
  expect(store.options).toEqual({ expireTime, timezone: 'Asia/Taipei' });
  store.set({ endTime: '' });
  expect(store.options.expireTime).toBe(new Date(2099, 0, 31, 23, 59).toISOString());
});
