import { screen, waitFor } from '@testing-library/react';
import { buildDetails } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { showAtWidth } from '../../../test/show-at-width';

const PARTS = [
  'Destination URL and slug',
  'Tags and note',
  'Preview in apps',
  'Preview',
  'Preview cache',
  'Internal details',
];

/** The parts of the page of a link, in their order. */
async function orderAt(width: number): Promise<(string | undefined)[]> {
  showAtWidth(width);
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  stores.editorApi.details.mockResolvedValue(buildDetails());
  await renderApp('/en/users/70/links/abc', stores);
  await waitFor(() => screen.getByRole('region', { name: 'Preview cache' }));
  const named = PARTS.map((name) => [name, screen.getByRole('region', { name })] as const);
  return screen
    .getAllByRole('region')
    .map((region) => named.find(([, each]) => each === region)?.[0])
    .filter((name) => name !== undefined);
}

afterEach(() => jest.restoreAllMocks());

it('begins with what one changes most often where there is one column', async () => {
  expect(await orderAt(390)).toEqual(PARTS);
  expect(screen.getByRole('textbox', { name: 'Tags' })).toBeVisible();
});

it('has the cards beside that where there is room', async () => {
  const [place, labels, cards, ...others] = PARTS;
  expect(await orderAt(1_440)).toEqual([cards, place, labels, ...others]);
});
