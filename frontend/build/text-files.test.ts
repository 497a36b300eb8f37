import { textFileOf } from './text-files';

it.each([
  ['/any/frontend/locales/list/vi.json', 'list-vi'],
  ['/any/frontend/locales/labels/vi.json', 'labels-vi'],
  ['/any/frontend/locales/billing/zh-TW.json', 'group-zh-TW'],
  ['/any/frontend/locales/core/ja.json', 'core-ja'],
  ['/any/frontend/src/i18n/catalogue.ts', null],
  ['/any/frontend/content/help/en.json', null],
])('the texts in %s are sent in %s', (id, file) => {
  expect(textFileOf(id)).toBe(file);
});
