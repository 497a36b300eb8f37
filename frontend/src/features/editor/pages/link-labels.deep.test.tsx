import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildDetails, editedBy } from '../../../test/fake-editor';
import { buildTag, buildTool } from '../../../test/fake-labels';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { unfold } from '../../../test/unfold';
import type { LinkDetails } from '../editor.api';

const PATH = '/en/users/70/links/abc';
const TAGS = [buildTag(1, 'Autumn'), buildTag(2, 'Café')];
const TOOLS = [
  buildTool({ id: 3, kind: 'pixel', name: 'Shop', note: 'for the fair' }),
  buildTool({ id: 4, kind: 'pixel', name: 'Ads' }),
  buildTool({ id: 5, name: 'Newsletter' }),
];
const ADS = { id: 4, name: 'Ads', isActive: false };

async function open(link: Partial<LinkDetails> = {}, tools = TOOLS) {
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  const details = buildDetails({ tags: [TAGS[0] as LinkDetails['tags'][0]], trackingTools: [ADS], ...link });
  stores.editorApi.details.mockResolvedValue(details);
  stores.editorApi.edit.mockImplementation((_: object, change: object) =>
    Promise.resolve(editedBy(change, details)),
  );
  stores.labelsApi.tags.mockResolvedValue({ tags: TAGS, recent: TAGS });
  stores.labelsApi.tools.mockResolvedValue(tools);
  const app = await renderApp(PATH, stores);
  await screen.findByRole('region', { name: 'History' });
  unfold();
  await screen.findByRole('textbox', { name: 'Tags' });
  await waitFor(() => expect(stores.labelsApi.tools).toHaveBeenCalled());
  return app;
}

const inSection = (name: string) => within(screen.getByRole('region', { name }));
const tags = () => screen.getByRole('textbox', { name: 'Tags' });
const tool = (name: string) => inSection('Pixels and tags').findByRole('switch', { name });
const sent = (api: { edit: jest.Mock }) =>
  (api.edit.mock.calls as [unknown, object][]).map(([, change]) => change);
const draft = (): unknown => JSON.parse(window.localStorage.getItem('linklet.draft.7.1') ?? 'null');

beforeEach(() => window.localStorage.clear());

describe('the tags and tools of a link', () => {
  it('are saved with everything else, at once and by key, and kept as a draft until then', async () => {
    const { user, editorApi, labelsApi, billingApi } = await open();
    const before = [editorApi.history, billingApi.usage].map(({ mock }) => mock.calls.length);
    await user.click(screen.getByRole('button', { name: 'Café', pressed: false }));
    await user.click(tags());
    await user.paste('winter');
    await user.keyboard('{Enter}');
    await user.click(await tool('Shop'));
    await user.click(await tool('Ads'));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
    expect(editorApi.edit).not.toHaveBeenCalled();
    expect(draft()).toEqual({
      note: 'x',
      tags: ['Autumn', 'Café', 'winter'],
      trackingTools: [{ id: 3, name: 'Shop' }],
    });
    expect(inSection('Tags and note').getByRole('textbox', { name: 'Note' })).toHaveValue('x');
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(sent(editorApi)).toEqual([{ note: 'x', tags: [1, 2, 'winter'], trackingTools: [3] }]),
    );
    expect(labelsApi.setTags).not.toHaveBeenCalled();
    await waitFor(() => expect(draft()).toBeNull());
    expect(inSection('Pixels and tags').getByText('Tool 3')).toBeVisible();
    await waitFor(() =>
      expect([editorApi.history, billingApi.usage].map(({ mock }) => mock.calls.length)).toEqual(
        before.map((count) => count + 1),
      ),
    );
    expect(labelsApi.tags).toHaveBeenCalledTimes(2);
  });

  it('are saved with a word that is still being typed, which is not left behind without a question', async () => {
    const { user, editorApi, address } = await open();
    await user.type(tags(), 'winter');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Team' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    expect(address()).toBe(PATH);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(editorApi)).toEqual([{ tags: [1, 'winter'] }]));
    expect(tags()).toHaveValue('');
  });

  it('are taken back with everything else', async () => {
    const { user, editorApi } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove Autumn' }));
    await user.click(await tool('Shop'));
    await user.type(tags(), 'win');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByRole('button', { name: 'Remove Autumn' })).toBeVisible();
    expect([await tool('Shop'), await tool('Ads')].map((each) => (each as HTMLInputElement).checked)).toEqual(
      [false, true],
    );
    expect([tags().getAttribute('value'), draft(), editorApi.edit.mock.calls]).toEqual(['', null, []]);
  });

  it('say at the field what the server refuses', async () => {
    const { user, editorApi } = await open();
    editorApi.edit.mockRejectedValueOnce(refusal('links.tag-reserved', 'tags.1'));
    await user.type(tags(), 'api{Enter}{Enter}');
    expect(await screen.findByText(/“api” is reserved/)).toBeVisible();
    await waitFor(() => expect(tags()).toHaveFocus());
    expect(screen.getByText('Not saved. Fix the highlighted fields.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove api' }));
    expect(screen.queryByText(/“api” is reserved/)).toBeNull();
  });

  it('may have a tool that somebody deleted meanwhile, which can be turned off', async () => {
    const { user, editorApi } = await open();
    await user.click(await tool('Shop'));
    editorApi.edit.mockRejectedValueOnce(refusal('links.tool-unknown', 'trackingTools.1'));
    await user.keyboard('{Control>}s{/Control}');
    const gone = await tool('Ads');
    await waitFor(() => expect(gone).toHaveFocus());
    expect(gone).toHaveAccessibleDescription('This tool was deleted. Turn it off here, too.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(gone);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent(editorApi).at(-1)).toEqual({ trackingTools: [3] }));
  });

  it('know a deleted tool of a draft by its name', async () => {
    const trackingTools = [{ id: 9, name: 'Old one' }];
    window.localStorage.setItem('linklet.draft.7.1', JSON.stringify({ trackingTools }));
    const { user } = await open();
    expect(await tool('Old one')).toBeInvalid();
    await user.click(await tool('Old one'));
    expect(inSection('Pixels and tags').queryByRole('switch', { name: 'Old one' })).toBeNull();
  });

  it('say of tools where they run', async () => {
    const { user } = await open();
    const section = inSection('Pixels and tags');
    expect(await tool('Shop')).toHaveAccessibleDescription('for the fair');
    expect(section.getByText(/^Pixels do not run while .* Move it to your own subdomain/)).toBeVisible();
    expect(section.queryByText('Newsletter')).toBeNull();
    await user.click(await tool('Ads'));
    expect(section.queryByText(/^Pixels do not run/)).toBeNull();
    expect(section.getByRole('link', { name: 'Manage the group’s tracking tools' })).toHaveAttribute(
      'href',
      '/en/users/70/tools',
    );
  });

  it('say of tools where they run, on a domain of one’s own', async () => {
    await open({ domain: 'mei.test' });
    await tool('Ads');
    expect(screen.getByText(/^They run just before visitors are redirected: not in the EU/)).toBeVisible();
  });

  it('are made elsewhere, where the group has none', async () => {
    await open({ trackingTools: [] }, []);
    expect(await screen.findByText(/^Your group has no pixels yet\./)).toBeVisible();
  });
});
