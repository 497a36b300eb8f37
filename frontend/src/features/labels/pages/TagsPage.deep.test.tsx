import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { buildTag } from '../../../test/fake-labels';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { Tag } from '../labels.api';

const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });
const TAGS = [
  buildTag(1, 'Autumn', { linkCount: 12 }),
  buildTag(2, '春節'),
  buildTag(3, 'Of Bo', { canDelete: false }),
];

async function open(tags: readonly Tag[] = TAGS, info: Parameters<typeof buildInfo>[0] = {}) {
  const stores = knowing(buildStores(7), { info: buildInfo(info) });
  stores.labelsApi.tags.mockResolvedValue({ tags, recent: [] });
  stores.billingApi.usage.mockResolvedValue(buildUsage('free', { tags: 28 }));
  return renderApp('/en/users/70/tags', stores);
}

const rowOf = (word: string): HTMLElement => {
  const list = screen.getByRole('list', { name: 'Tags of this group' });
  const row = within(list)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(word));
  if (row === undefined) throw new Error(`no row says ${word}`);
  return row;
};
const field = () => screen.getByRole('textbox', { name: 'New tag' });
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('the tags of a group', () => {
  it('are listed with how many links have them, and only what one may delete can be', async () => {
    await open();
    expect(await screen.findByText('12 links')).toBeVisible();
    expect(rowOf('春節')).toHaveTextContent('No links');
    expect(within(rowOf('Of Bo')).queryByRole('button')).toBeNull();
    expect(await screen.findByText('2 of 30 left')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are explained where there are none', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'No tags yet' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be asked for again when they could not be had', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo() });
    stores.labelsApi.tags.mockRejectedValueOnce(refusal(0, 'client.offline'));
    const { user } = await renderApp('/en/users/70/tags', stores);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No tags yet' })).toBeVisible();
  });

  it('are added with the keyboard, and stand where they belong', async () => {
    const { user, labelsApi, billingApi } = await open();
    await screen.findByText('12 links');
    await user.type(field(), 'Spring{Enter}');
    await waitFor(() => expect(rowOf('Spring')).toBeVisible());
    expect(labelsApi.addTag.mock.calls).toEqual([['Spring', 'gray']]);
    const list = screen.getByRole('list', { name: 'Tags of this group' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.split(/\d+ links|No links/)[0]),
    ).toEqual(['Autumn', 'Of Bo', 'Spring', '春節']);
    expect(field()).toHaveValue('');
    expect(billingApi.usage).toHaveBeenCalledTimes(2);
  });

  it('say when a word is there already', async () => {
    const { user, labelsApi } = await open();
    await screen.findByText('12 links');
    labelsApi.addTag.mockResolvedValueOnce(TAGS[0]);
    await user.type(field(), 'AUTUMN{Enter}');
    expect(await screen.findByText('“Autumn” already exists.', { ignore: '[role=status] *' })).toBeVisible();
  });

  it.each([
    [400, 'links.tag-invalid', /1 to 50 characters/],
    [400, 'links.tag-reserved', /“api” is reserved/],
    [403, 'plan.limit-reached', /The plan limit of this group is reached/],
  ])('say at the field why not: %i %s', async (status, code, text) => {
    const { user, labelsApi } = await open();
    await screen.findByText('12 links');
    labelsApi.addTag.mockRejectedValueOnce(refusal(status, code));
    await user.type(field(), 'x{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
    await user.type(field(), 'y');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('are deleted after a question, and can be brought back', async () => {
    const { user, labelsApi } = await open();
    await screen.findByText('12 links');
    await user.click(screen.getByRole('button', { name: 'Delete Autumn' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete “Autumn”?' });
    expect(dialog).toHaveTextContent('It is removed from 12 links.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(said()).toBe('“Autumn” was deleted.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(undo);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Autumn' })).toHaveFocus());
    expect(labelsApi.removeTag).not.toHaveBeenCalled();
  });

  it('are gone for the server when one leaves the page', async () => {
    const { user, labelsApi, unmount } = await open();
    await screen.findByText('12 links');
    await user.click(screen.getByRole('button', { name: 'Delete Autumn' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    act(() => unmount());
    expect(labelsApi.removeTag.mock.calls).toEqual([[1, true]]);
  });

  it('are gone for the server before another group is acted in', async () => {
    const { user, labelsApi, waitingCalls } = await open();
    await screen.findByText('12 links');
    await user.click(screen.getByRole('button', { name: 'Delete Autumn' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    labelsApi.removeTag.mockRejectedValueOnce(refusal(403, 'links.not-allowed'));
    act(() => waitingCalls.sendAll());
    expect(await within(rowOf('Autumn')).findByRole('alert')).toHaveTextContent(
      '“Autumn” could not be deleted. Only its creator and admins of the group can change it.',
    );
  });

  it('are found by a part of them where there are many', async () => {
    const many = Array.from({ length: 9 }, (_, n) => buildTag(n + 10, `Season ${n}`));
    const { user } = await open([...many, buildTag(99, 'Café')]);
    await user.type(await screen.findByRole('searchbox', { name: 'Find a tag' }), 'CAFE');
    expect(screen.getByText('One tag found')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Tags of this group' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No matching tags')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are only looked at from a seat that is not paid for', async () => {
    await open([buildTag(1, 'Autumn', { canDelete: false })], { isReadOnly: true });
    expect(await screen.findByText('Autumn')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'New tag' })).toBeNull();
  });
});
