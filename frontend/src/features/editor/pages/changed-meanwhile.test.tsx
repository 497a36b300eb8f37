import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildDetails, editedBy } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { unfold } from '../../../test/unfold';

const TITLE = 'Changed elsewhere in the meantime';

beforeEach(() => window.localStorage.clear());

/** A member wants to save a note and a star after another has saved both. */
async function save(userId: number | null) {
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  const { details, edit } = stores.editorApi;
  details.mockResolvedValueOnce(buildDetails({ note: 'old' }));
  const theirs = buildDetails({ note: 'theirs', externalId: 'SKU-1' });
  details.mockResolvedValue(theirs);
  edit.mockImplementation((_: object, change: object) => Promise.resolve(editedBy(change, theirs)));
  const current = { userId, changeTime: userId === null ? null : new Date().toISOString() };
  const fields = ['note', 'externalId'].map((field) => ({ field, code: 'x', current }));
  edit.mockRejectedValueOnce(
    new ApiError({ status: 409, code: 'links.changed-meanwhile', message: '', fields, details: { fields } }),
  );
  const app = await renderApp('/en/users/70/links/abc', stores);
  await screen.findByRole('region', { name: 'History' });
  unfold();
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await app.user.clear(note);
  await app.user.type(note, 'mine');
  await app.user.type(screen.getByRole('textbox', { name: 'External id' }), 'A-1');
  await app.user.keyboard('{Control>}s{/Control}');
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: TITLE })) };
}

const lastSent = (edit: jest.Mock): unknown => (edit.mock.calls as unknown[][]).at(-1)?.slice(1);

describe('a link that was changed while its page was open', () => {
  it('offers both values, and saves what is chosen', async () => {
    const { user, editorApi, dialog } = await save(7);
    expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
    const note = within(dialog.getByRole('radiogroup', { name: 'Note' }));
    expect(note.getByRole('radio', { name: /Yours.*mine/ })).toBeChecked();
    await user.click(note.getByRole('radio', { name: /Saved by you elsewhere.*theirs/ }));
    await user.click(dialog.getByRole('button', { name: 'Save the chosen values' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastSent(editorApi.edit)).toEqual([{ externalId: 'A-1' }, { externalId: 'SKU-1' }]);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('theirs');
    expect(screen.getByText('The link was saved')).toBeInTheDocument();
  });

  it('names a colleague', async () => {
    const { dialog } = await save(9);
    expect(dialog.getAllByRole('radio', { name: /^Theirs: A former member, now/ })).toHaveLength(2);
  });

  it('saves nothing more when all of theirs is kept', async () => {
    const { user, editorApi, dialog } = await save(null);
    for (const radio of dialog.getAllByRole('radio', { name: /^Theirs/ })) await user.click(radio);
    await user.click(dialog.getByRole('button', { name: 'Save the chosen values' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'External id' })).toHaveValue('SKU-1'));
    expect(editorApi.edit).toHaveBeenCalledTimes(1);
  });

  it('says that nothing was saved when one cancels, and asks again', async () => {
    const { user, dialog } = await save(null);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/^Not saved: this link was changed elsewhere/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('mine');
  });
});
