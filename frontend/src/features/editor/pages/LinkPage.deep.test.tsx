import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UNDO_MS } from '../../../shared/undo-time';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { buildChange, buildDetails, editedBy } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { folds, unfold } from '../../../test/unfold';
import type { LinkChange, LinkDetails } from '../editor.api';

const PATH = '/en/users/70/links/abc';

async function open(link: Partial<LinkDetails> = {}, changes: readonly LinkChange[] = [], isUnfolded = true) {
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  const details = buildDetails(link);
  stores.editorApi.details.mockResolvedValue(details);
  stores.editorApi.edit.mockImplementation((_: object, change: object) =>
    Promise.resolve(editedBy(change, details)),
  );
  stores.editorApi.history.mockResolvedValue({ changes, start: -1 });
  stores.billingApi.usage.mockResolvedValue(buildUsage('free', { urlReplacements: 3 }));
  const app = await renderApp(PATH, stores);
  await screen.findByRole('region', { name: 'History' });
  if (isUnfolded) {
    unfold();
    await screen.findByRole('textbox', { name: 'Note' });
  }
  return app;
}

const box = (name: string) => screen.getByRole('textbox', { name });

/** Pasted: the page is large, and each key would draw it anew. */
async function fill(
  { user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>,
  name: string,
  text: string,
) {
  await user.clear(box(name));
  await user.click(box(name));
  await user.paste(text);
}
const inSection = (name: string) => within(screen.getByRole('region', { name }));
const sent = (api: { edit: jest.Mock }) =>
  (api.edit.mock.calls as [unknown, object][]).map(([, change]) => change);

beforeEach(() => window.localStorage.clear());

describe('the page of a link', () => {
  it('saves what was changed, and nothing else, by key', async () => {
    const { user, editorApi } = await open();
    expect(await accessibilityFaults()).toEqual([]);
    await fill({ user }, 'Note', 'for the fair');
    await user.click(screen.getByRole('switch', { name: 'Starred' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(sent(editorApi)).toEqual([{ note: 'for the fair', star: true }]);
    expect(await inSection('More').findByRole('button', { name: 'Duplicate' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    expect(screen.getByText('The link was saved')).toBeInTheDocument();
  });

  it('says what another system calls it, can change and remove that, and why an id is refused', async () => {
    const { user, editorApi } = await open({ externalId: 'SKU-42' });
    expect(inSection('Internal details').getByText('SKU-42')).toBeVisible();
    await fill({ user }, 'External id', 'SKU-43');
    const code = 'links.external-id-invalid';
    editorApi.edit.mockRejectedValueOnce(refusal(code, 'externalId'));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/^An external id can have at most 100 characters/)).toBeVisible();
    await user.clear(box('External id'));
    await user.keyboard('{Control>}s{/Control}');
    expect(sent(editorApi)).toEqual([{ externalId: 'SKU-43' }, { externalId: null }]);
  });

  it('has what is set in the lines of folded parts, which open when something in them is wrong', async () => {
    const utm = { source: 'line', medium: 'edm' };
    const { user, editorApi } = await open({ utm, note: 'for the fair', star: true }, [], false);
    expect(folds().map(({ open: isOpen }) => isOpen)).not.toContain(true);
    expect(inSection('Campaign parameters').getByText('line · edm')).toBeVisible();
    expect(inSection('Internal details').getByText('Starred')).toBeVisible();
    expect(inSection('Tags and note').getByRole('textbox', { name: 'Note' })).toHaveValue('for the fair');
    expect(inSection('Expiration').getByText('Not set')).toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Destination monitoring' }));
    await screen.findByRole('textbox', { name: 'Backup URL' });
    await fill({ user }, 'Backup URL', 'javascript:x');
    await user.click(screen.getByRole('heading', { name: 'Destination monitoring' }));
    editorApi.edit.mockRejectedValueOnce(refusal('links.address-malformed', 'backupUrl'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(box('Backup URL')).toBeVisible());
    expect(folds().filter(({ open: isOpen }) => isOpen)).toHaveLength(1);
  });

  it('saves the preview with everything else, of which a draft is kept', async () => {
    const { user, editorApi } = await open();
    const title = await inSection('Preview').findByRole('textbox', { name: 'Title' });
    await user.click(title);
    await user.paste('Spring sale');
    await fill({ user }, 'Note', 'for the fair');
    expect(JSON.parse(window.localStorage.getItem('linklet.draft.7.1') ?? '')).toEqual({
      title: 'Spring sale',
      note: 'for the fair',
    });
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
    await user.keyboard('{Control>}s{/Control}');
    expect(sent(editorApi)).toEqual([{ title: 'Spring sale', note: 'for the fair' }]);
    expect(screen.getByText('The link was saved')).toBeInTheDocument();
  });

  it('says how often a destination can be replaced, and asks before it is', async () => {
    const { user, editorApi } = await open();
    expect(await inSection('Destination URL and slug').findByText('2 of 5 left this month')).toBeVisible();
    await fill({ user }, 'Destination URL', 'https://example.com/new');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Change where localhost/abc points?' });
    expect(dialog).toHaveTextContent('https://example.com/new');
    expect(await accessibilityFaults(dialog)).toEqual([]);
    expect(editorApi.edit).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Save and replace' }));
    expect(sent(editorApi)).toEqual([{ url: 'https://example.com/new' }]);
  });

  it.each([
    ['javascript:x', /^Only URLs that start with http/],
    ['https://me:secret@example.com', /user name or password/],
  ])('asks nothing of %s, which can be no destination', async (typed, problem) => {
    const { user, editorApi } = await open();
    await fill({ user }, 'Destination URL', typed);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(problem)).toBeVisible();
    await waitFor(() => expect(box('Destination URL')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(editorApi.edit).not.toHaveBeenCalled();
    await fill({ user }, 'Destination URL', 'https://example.com/new');
    expect(screen.queryByText(problem)).toBeNull();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toHaveTextContent('https://example.com/new');
  });

  it('says at each field what is wrong, and goes there', async () => {
    const { user, editorApi } = await open();
    editorApi.edit.mockRejectedValueOnce(refusal('links.slug-taken', 'encodeId', 409));
    await user.type(box('Slug'), '0');
    expect(screen.queryByText(/easily confused/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('This slug is taken. Try another one.')).toBeVisible();
    await waitFor(() => expect(box('Slug')).toHaveFocus());
    expect(screen.getByText('Not saved. Fix the highlighted fields.')).toBeVisible();
  });

  it('tells while one types whether a name can be had, and what can be had instead', async () => {
    const app = await open();
    app.linksApi.checkSlug.mockResolvedValueOnce({
      isAvailable: false,
      code: 'links.slug-taken',
      suggestions: ['tea-2'],
    });
    await fill(app, 'Slug', 'tea');
    expect(await screen.findByText('This slug is taken. Try another one.')).toBeVisible();
    app.linksApi.checkSlug.mockResolvedValueOnce({ isAvailable: true, code: null, suggestions: [] });
    await app.user.click(screen.getByRole('button', { name: 'tea-2' }));
    expect(await screen.findByText('“tea-2” is available.')).toBeVisible();
    expect(box('Slug')).toHaveFocus();
    await fill(app, 'Slug', 'abc');
    expect(app.linksApi.checkSlug).toHaveBeenCalledTimes(2);
  });

  it('goes on at the address of the new name', async () => {
    const { user, address, editorApi } = await open();
    await fill({ user }, 'Slug', '春茶');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/en/users/70/links/${encodeURIComponent('春茶')}`));
    expect(editorApi.details).toHaveBeenCalledTimes(1);
  });

  it('goes on where the link is now when it has moved to another domain, too', async () => {
    const { user, address, editorApi } = await open();
    editorApi.edit.mockResolvedValueOnce(buildDetails({ encodeId: 'tea', domain: 'mei.test' }));
    await fill({ user }, 'Slug', 'tea');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/en/users/70/links/tea?domain=mei.test'));
    expect(editorApi.details).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a name that was given up', async () => {
    const app = await open();
    const verdict = { isAvailable: false, code: 'links.slug-taken', suggestions: ['tea-2'] };
    app.linksApi.checkSlug.mockResolvedValueOnce(verdict);
    await fill(app, 'Slug', 'tea');
    expect(await screen.findByRole('button', { name: 'tea-2' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(box('Slug')).toHaveValue('abc');
    expect(box('Slug')).toBeValid();
    expect(screen.queryByRole('button', { name: 'tea-2' })).toBeNull();
  });

  it('leads some visitors elsewhere, and shows who arrives where', async () => {
    const { user, editorApi } = await open();
    const section = inSection('Conditional destinations');
    await user.selectOptions(section.getByRole('combobox', { name: 'Add a condition' }), 'iPhone, in LINE');
    expect(box('iPhone, in LINE')).toHaveFocus();
    await fill({ user }, 'iPhone, in LINE', 'javascript:alert(1)');
    editorApi.edit.mockRejectedValueOnce(refusal('links.target-address-invalid', 'targets.0.url'));
    await user.keyboard('{Enter}');
    expect(await section.findByText(/^This URL cannot be used here\./)).toBeVisible();
    await fill({ user }, 'iPhone, in LINE', 'https://example.com/line');
    const rows = section.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('iPhone, in LINEexample.com/line');
    expect(rows).toContain('Macthe main destination');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(section.getByRole('button', { name: 'Remove: iPhone, in LINE' }));
    await waitFor(() => expect(section.getByRole('combobox', { name: 'Add a condition' })).toHaveFocus());
  });

  it('ends when its owner says, in the zone of their choice', async () => {
    const { user, editorApi } = await open({ timezone: 'Asia/Taipei' });
    const section = inSection('Expiration');
    await user.click(section.getByRole('switch', { name: 'Link expires' }));
    await user.click(section.getByRole('button', { name: '30 days' }));
    expect(section.getByText(/^Expires in (29|30) days \(\d{1,2} \w{3} \d{4}, \d\d:\d\d\)\.$/)).toBeVisible();
    fireEvent.change(section.getByLabelText('Day'), { target: { value: '2099-01-31' } });
    fireEvent.change(section.getByLabelText('Time'), { target: { value: '18:00' } });
    await user.selectOptions(section.getByRole('combobox', { name: 'Time zone' }), 'Tokyo · GMT+9');
    await fill({ user }, 'Fallback URL', 'https://example.com/late');
    await user.keyboard('{Enter}');
    expect(sent(editorApi)).toEqual([
      {
        expireTime: '2099-01-31T09:00:00.000Z',
        timezone: 'Asia/Tokyo',
        fallbackUrl: 'https://example.com/late',
      },
    ]);
  });

  it('shows the address that campaign parameters make', async () => {
    const { user, editorApi } = await open();
    const section = inSection('Campaign parameters');
    await user.type(section.getByRole('textbox', { name: 'Source' }), 'line');
    expect(section.getByText('https://example.com/page?utm_source=line')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(sent(editorApi)).toEqual([{ utm: { source: 'line' } }]);
  });

  it('brings back what was not saved, and lets it go', async () => {
    const first = await open();
    await fill(first, 'Note', 'draft');
    window.localStorage.setItem('linklet.draft.7.1', JSON.stringify({ note: 'draft' }));
    first.unmount();
    window.localStorage.setItem('linklet.draft.7.1', JSON.stringify({ note: 'draft' }));
    const { user } = await open();
    expect(box('Note')).toHaveValue('draft');
    await user.click(screen.getByRole('button', { name: 'Discard these changes' }));
    expect(box('Note')).toHaveValue('');
    expect(window.localStorage.getItem('linklet.draft.7.1')).toBeNull();
  });

  it('asks before changes are lost', async () => {
    const { user, address } = await open();
    await user.type(box('Note'), 'x');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Team' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(address()).toBe(PATH);
  });

  it('goes back by key where nothing was changed', async () => {
    const { user, address } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/en/users/70'));
  });
});

describe('the history of a link', () => {
  const changes = [
    buildChange({ changeId: 3, field: 'encodeId', before: 'tea', after: 'abc', canRollBack: false }),
    buildChange({ changeId: 2 }),
    buildChange({ changeId: 1, field: 'utm', before: null, after: {}, userId: 99, canRollBack: false }),
  ];

  it('says in words what was changed and by whom, and knows the names before', async () => {
    await open({}, changes);
    const rows = within(await inSection('History').findByRole('list')).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Renamed from “tea” to “abc”');
    expect(rows[1]).toHaveTextContent('Destination changed from example.com/before to example.com/page');
    await waitFor(() => expect(rows[1]).toHaveTextContent('Mei'));
    expect(rows[2]).toHaveTextContent('Campaign parameters changed');
    expect(rows[2]).toHaveTextContent('A former member');
    expect(inSection('Destination URL and slug').getByText('tea')).toBeVisible();
  });

  it('restores a destination when nobody can undo it any more', async () => {
    const { user, editorApi } = await open({}, changes);
    const section = inSection('History');
    await user.click(await section.findByRole('button', { name: 'Restore example.com/before' }));
    await user.click(section.getByRole('button', { name: 'Undo' }));
    jest.useFakeTimers();
    fireEvent.click(section.getByRole('button', { name: 'Restore example.com/before' }));
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS));
    jest.useRealTimers();
    expect((editorApi.rollBack.mock.calls as unknown[][]).map(([, changeId]) => changeId)).toEqual([2]);
    expect(box('Destination URL')).toHaveValue('https://example.com/before');
  });
});

describe('a link as a whole', () => {
  it('is deleted with a way back', async () => {
    const { user, editorApi, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('textbox', { name: 'Slug' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box('Slug')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(editorApi.trash).toHaveBeenCalledTimes(1);
  });

  it('is duplicated, and the copy is shown', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(address()).toBe('/en/users/70/links/copy'));
  });

  it('moves to another group, and back', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({}) });
    stores.accountApi.groups.mockResolvedValue([
      { groupId: 70, name: 'Mine' },
      { groupId: 80, name: 'Tea shop' },
    ]);
    const { user, linksApi } = await renderApp(PATH, stores);
    await user.click(await screen.findByRole('button', { name: 'Move to another group…' }));
    const move = async (): Promise<void> => {
      const dialog = await screen.findByRole('dialog');
      await user.click(await within(dialog).findByRole('button', { name: 'Move' }));
      expect(
        await screen.findByText('localhost/abc was moved to Tea shop.', { selector: 'p' }),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByRole('textbox', { name: 'Slug' })).toBeInTheDocument();
    };
    await move();
    await user.click(screen.getByRole('button', { name: 'Move to another group…' }));
    await move();
    // A key that was used answers what it did then, and nothing is moved.
    const keys = (linksApi.giveBack.mock.calls as [object, string][]).map(([, key]) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    [{ canEdit: false, trashTime: '2026-11-20T01:00:00.000Z' }, false, /^This link is in the trash\./],
    [{ canEdit: false }, true, /because this group’s plan has too few seats/],
    [{ canEdit: false }, false, /^You have read-only access to this link/],
  ])('is only looked at as %j', async (link, isReadOnly, reason) => {
    const stores = knowing(buildStores(7), { info: buildInfo({ isReadOnly }) });
    stores.editorApi.details.mockResolvedValue(
      buildDetails({ ...link, note: 'seen', utm: { source: 'line' } }),
    );
    await renderApp(PATH, stores);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText('seen')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('may not be there', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({}) });
    stores.editorApi.details.mockRejectedValue(refusal('links.link-does-not-exist', undefined, 404));
    await renderApp(PATH, stores);
    expect(await screen.findByRole('heading', { name: 'Link not found in this group' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a word behind the name of a link', () => {
  it('is shown on its way, and its parameter is saved', async () => {
    const { user, editorApi } = await open({ url: 'https://example.com/page?a=1' });
    const campaign = inSection('Campaign parameters');
    await user.click(campaign.getByRole('switch', { name: 'Extra path segment' }));
    expect(campaign.getByText('/amy').closest('p, div')).toHaveTextContent('http://localhost/abc/amy');
    expect(campaign.getByText('utm_source=amy')).toBeVisible();
    const field = campaign.getByRole('combobox', { name: 'Query parameter for the segment' });
    await user.clear(field);
    await user.click(field);
    await user.paste('kol');
    expect(campaign.getByText('kol=amy').closest('p, div')).toHaveTextContent(
      'https://example.com/page?a=1&kol=amy',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Control>}s{/Control}');
    expect(sent(editorApi)).toEqual([{ pathFormat: { key: 'kol' } }]);
  });

  it('is switched off, and a name that no parameter has is told at its field', async () => {
    const { user, editorApi } = await open({ pathFormat: { key: 'kol' } });
    editorApi.edit.mockRejectedValueOnce(refusal('links.path-key-invalid', 'pathFormat'));
    const field = () => screen.queryByRole('combobox', { name: 'Query parameter for the segment' });
    await user.type(field() ?? document.body, ' x');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/^A parameter must start with a letter/));
    await user.click(screen.getByRole('switch', { name: 'Extra path segment' }));
    expect(field()).not.toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    expect(sent(editorApi).at(-1)).toEqual({ pathFormat: null });
  });
});
