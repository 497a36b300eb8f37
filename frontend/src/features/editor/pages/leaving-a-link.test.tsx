import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildDetails } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { unfold } from '../../../test/unfold';

beforeEach(() => window.localStorage.clear());

/** A link whose note was changed. */
async function open() {
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  stores.editorApi.details.mockResolvedValue(buildDetails({}));
  stores.editorApi.edit.mockImplementation((_: object, { note }: { note?: string | null }) =>
    Promise.resolve(buildDetails({ note: note ?? '' })),
  );
  const app = await renderApp('/en/users/70/links/abc', stores);
  await screen.findByRole('region', { name: 'History' });
  unfold();
  await app.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'fair');
  return { ...app, ...stores };
}

const leave = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Analytics' }));
  return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
};

describe('leaving a link with changes', () => {
  it('stays by the main button, and saves first by the second', async () => {
    const page = await open();
    const asked = await leave(page);
    expect(asked.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    await page.user.click(asked.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(page.address()).toBe('/en/analytics'));
    expect(page.editorApi.edit).toHaveBeenCalledTimes(1);
  });

  it('stays when it could not be saved', async () => {
    const page = await open();
    page.editorApi.edit.mockRejectedValue(refusal('links.note-too-long', 'note'));
    const asked = await leave(page);
    await page.user.click(asked.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.address()).toBe('/en/users/70/links/abc');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('fair');
  });

  it('keeps in sight for a moment that everything was saved', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const saved = await screen.findByText('Saved');
    const bar = saved.closest('[data-save-bar]');
    expect(bar).toHaveStyle({ position: 'sticky' });
    act(() => jest.advanceTimersByTime(3_000));
    expect(bar).toHaveStyle({ position: 'static' });
    jest.useRealTimers();
  });
});
