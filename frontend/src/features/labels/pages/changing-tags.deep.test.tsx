import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { buildTag } from '../../../test/fake-labels';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { Tag } from '../labels.api';

const TAGS = [
  buildTag(1, 'Autumn', { linkCount: 12, color: 'orange' }),
  buildTag(2, '春節', { linkCount: 1 }),
  buildTag(3, 'Of Bo', { canDelete: false, linkCount: 8 }),
];

async function open(tags: readonly Tag[] = TAGS) {
  const stores = knowing(buildStores(7), { info: buildInfo() });
  stores.labelsApi.tags.mockResolvedValue({ tags, recent: [] });
  stores.billingApi.usage.mockResolvedValue(buildUsage('free', { tags: 28 }));
  const page = await renderApp('/en/users/70/tags', stores);
  await screen.findByRole('list', { name: 'Tags of this group' });
  return page;
}

const words = () =>
  within(screen.getByRole('list', { name: 'Tags of this group' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const nameTaken = (tagId: number) =>
  new ApiError({
    status: 409,
    code: 'links.tag-name-taken',
    message: '',
    fields: [{ field: 'value', code: 'links.tag-name-taken' }],
    details: { details: { tagId } },
  });

describe('a tag of a group', () => {
  it('leads to the links that have it', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/en/users/70?tags=1');
    for (const name of ['Edit Of Bo', 'Merge Of Bo', 'Delete Of Bo']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('is given another name and colour with the keyboard', async () => {
    const { user, labelsApi } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Autumn' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit “Autumn”' });
    expect(within(dialog).getByRole('radio', { name: 'Orange' })).toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await user.click(within(dialog).getByRole('radio', { name: 'Blue' }));
    await user.clear(field);
    await user.type(field, 'Winter{Enter}');
    await waitFor(() => expect(words()).toEqual(['Of Bo', 'Winter', '春節']));
    expect(labelsApi.changeTag.mock.calls).toEqual([[1, { value: 'Winter', color: 'blue' }]]);
    expect(said()).toBe('“Winter” was saved.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Winter' })).toHaveFocus());
  });

  it('is not asked about when nothing was changed, nor sent without a name', async () => {
    const { user, labelsApi } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Autumn' }));
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/1 to 50 characters/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Autumn');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(labelsApi.changeTag).not.toHaveBeenCalled();
  });

  it('does not take the name of another one, but can become part of it', async () => {
    const { user, labelsApi, billingApi } = await open();
    labelsApi.changeTag.mockRejectedValueOnce(nameTaken(3));
    labelsApi.mergeTag.mockResolvedValueOnce({
      tag: buildTag(3, 'Of Bo', { canDelete: false, linkCount: 19 }),
      movedLinkCount: 12,
    });
    await user.click(screen.getByRole('button', { name: 'Edit Autumn' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'of bo{Enter}');
    expect(await screen.findByText(/already has a tag with this name/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Merge into “Of Bo” instead' }));
    const dialog = screen.getByRole('dialog', { name: 'Merge “Autumn” into another tag' });
    expect(within(dialog).getByRole('combobox', { name: 'Merge into' })).toHaveDisplayValue('Of Bo');
    expect(dialog).toHaveTextContent('12 links get “Of Bo” instead of “Autumn”.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(words()).toEqual(['Of Bo', '春節']));
    expect(labelsApi.mergeTag.mock.calls).toEqual([[1, 3, expect.any(String)]]);
    expect(screen.getByText('19 links')).toBeVisible();
    expect(said()).toBe('“Autumn” was merged into “Of Bo”. 12 links were changed.');
    expect(billingApi.usage).toHaveBeenCalledTimes(2);
    expect(document.body).not.toHaveFocus();
  });

  it('is merged into the one that is chosen, or stays when that is refused', async () => {
    const { user, labelsApi } = await open();
    await user.click(screen.getByRole('button', { name: 'Merge Autumn' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.selectOptions(within(dialog).getByRole('combobox'), '春節');
    expect(dialog).toHaveTextContent('12 links get “春節” instead of “Autumn”.');
    const refusal = new ApiError({ status: 403, code: 'links.not-allowed', message: '' });
    labelsApi.mergeTag.mockRejectedValueOnce(refusal);
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText(/Only its creator and admins/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(words()).toEqual(['Autumn', '春節', 'Of Bo']);
    expect(labelsApi.mergeTag.mock.calls).toEqual([[1, 2, expect.any(String)]]);
  });

  it('is added in the colour that was chosen', async () => {
    const { user, labelsApi } = await open();
    await user.click(screen.getByRole('radio', { name: 'Green' }));
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'Fair{Enter}');
    await waitFor(() => expect(words()).toContain('Fair'));
    expect(labelsApi.addTag.mock.calls).toEqual([['Fair', 'green']]);
  });

  it('is not merged into one that is about to be deleted, unless that comes back', async () => {
    const { user } = await open([buildTag(1, 'Autumn'), buildTag(2, '春節')]);
    await user.click(screen.getByRole('button', { name: 'Delete 春節' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Merge Autumn' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete 春節' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('button', { name: 'Merge Autumn' })).toBeNull();
  });

  it('alone has no other one to be merged into', async () => {
    await open([buildTag(1, 'Autumn')]);
    expect(screen.queryByRole('button', { name: 'Merge Autumn' })).toBeNull();
  });
});
