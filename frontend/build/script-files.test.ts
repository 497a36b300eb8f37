import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFileOf } from './script-files';

const UI = join(__dirname, '../src/shared/ui');

it.each([
  ['/any/node_modules/@mui/material/Dialog/Dialog.mjs', 'layers'],
  ['/any/node_modules/@mui/icons-material/CheckRounded.mjs', 'shared'],
  ['/any/frontend/src/shared/ui/Dialog.tsx', 'layers'],
  ['/any/frontend/src/shared/ui/DateField.tsx', 'shared'],
  [String.raw`C:\any\frontend\src\shared\dates.ts`, 'shared'],
  ['/any/frontend/src/features/links/bulk/bulk.messages.ts', 'parts'],
  ['/any/frontend/src/features/domains/domains.messages.ts', 'editing'],
  ['/any/frontend/src/features/labels/tag-words.store.ts', 'editing'],
  ['/any/frontend/src/features/preview/card-size.ts', 'editing'],
  ['/any/frontend/src/features/account/account.messages.ts', 'account'],
  ['/any/frontend/src/features/team/team.messages.ts', 'words-team'],
  ['/any/frontend/src/features/groups/frame/GroupPage.tsx', 'parts'],
  ['/any/frontend/src/features/links/components/LinkRows.tsx', null],
  ['/any/frontend/src/app/menus/GroupMenu.tsx', null],
])('%s is sent in %s', (id, file) => {
  expect(scriptFileOf(id)).toBe(file);
});

it('knows what lies over pages by names that exist', () => {
  const layers = readdirSync(UI).filter((name) => scriptFileOf(join(UI, name)) === 'layers');
  expect(layers).toHaveLength(23);
  expect(existsSync(join(UI, 'Dialog.tsx'))).toBe(true);
});
