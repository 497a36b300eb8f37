import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildUsage } from '../../../test/fake-billing';
import { buildTool } from '../../../test/fake-labels';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { Tool } from '../labels.api';

const PIXEL = buildTool({
  id: 2,
  kind: 'pixel',
  name: 'Shop',
  note: 'all shops',
  value: { fbPixel: '1234567890', gTag: 'G-AB12CD34' },
});
const EDM = buildTool({
  id: 3,
  name: 'EDM',
  value: { utmMedium: 'edm' },
  warnings: ['links.utm-medium-unknown'],
});

async function open(tools: readonly Tool[] = [PIXEL, buildTool(), EDM], isReadOnly = false) {
  const stores = knowing(buildStores(7), { info: buildInfo({ isReadOnly }) });
  stores.labelsApi.tools.mockResolvedValue(tools);
  stores.billingApi.usage.mockResolvedValue(buildUsage('free', { trackingTools: 1, utmGroups: 2 }));
  return renderApp('/en/users/70/tools', stores);
}

const section = (name: string) => screen.findByRole('region', { name });
const cardOf = (name: string): HTMLElement => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (card === null) throw new Error(`no card of ${name}`);
  return card;
};

describe('the tracking tools of a group', () => {
  it('stand by their kinds with ids, notes, warnings and what is left', async () => {
    await open();
    const pixels = await section('Pixels and tags');
    expect(cardOf('Shop')).toHaveTextContent('all shops');
    expect(
      within(cardOf('Shop'))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['1234567890', 'G-AB12CD34']);
    expect(await within(pixels).findByText(/^None of 1 left on this plan\./)).toBeVisible();
    const templates = await section('UTM templates');
    expect(within(templates).getByText('3 of 5 left')).toBeVisible();
    expect(cardOf('EDM')).toHaveTextContent('Google Analytics has no channel for “edm”');
    expect(cardOf('Newsletter')).not.toHaveTextContent('Google Analytics');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are explained where there are none, and can be asked for again', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo() });
    stores.labelsApi.tools.mockRejectedValueOnce(
      new ApiError({ status: 0, code: 'client.offline', message: '' }),
    );
    const { user } = await renderApp('/en/users/70/tools', stores);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText(/^No (pixels|templates) yet\./)).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are made in a dialog that shows the address while one types', async () => {
    const { user, labelsApi } = await open([]);
    labelsApi.addTool.mockResolvedValueOnce(buildTool({ name: 'Line', value: { utmSource: 'line' } }));
    await user.click(await screen.findByRole('button', { name: 'Add UTM template' }));
    const dialog = await screen.findByRole('dialog', { name: 'New UTM template' });
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.keyboard('Line');
    await user.type(within(dialog).getByRole('textbox', { name: 'Source' }), 'line & friends');
    expect(
      within(dialog).getByText('https://example.com/page?utm_source=line%20%26%20friends'),
    ).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Medium' }), 'qr');
    expect(dialog).toHaveTextContent('no channel for “qr”');
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 3, name: 'Line' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(labelsApi.addTool).toHaveBeenCalledWith(
      { name: 'Line', note: '', value: { utmSource: 'line & friends', utmMedium: 'qr' } },
      expect.any(String),
    );
  });

  it('say at each field what is wrong, and at the name what the server says', async () => {
    const { user, labelsApi } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Add pixels' }));
    const dialog = await screen.findByRole('dialog', { name: 'New pixels and tags' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Fill in at least one of these fields.')).toBeVisible();
    expect(within(dialog).getByText('A name must have 1 to 60 characters on one line.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Meta pixel' }), '12');
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Shop');
    expect(within(dialog).getByText(/^This is not a valid id/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: 'Meta pixel' }), '34567');
    labelsApi.addTool.mockRejectedValueOnce(
      new ApiError({
        status: 409,
        code: 'links.tool-name-taken',
        message: '',
        fields: [{ field: 'name', code: 'links.tool-name-taken' }],
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('This name is taken. Choose another one.')).toBeVisible();
    labelsApi.addTool.mockRejectedValueOnce(
      new ApiError({ status: 403, code: 'plan.limit-reached', message: '' }),
    );
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), '2');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/The plan limit of this group is reached/)).toBeVisible();
  });

  it('are changed in the same dialog', async () => {
    const { user, labelsApi } = await open();
    labelsApi.changeTool.mockResolvedValueOnce({ ...PIXEL, name: 'Shops' });
    await user.click(await screen.findByRole('button', { name: 'Edit Shop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit “Shop”' });
    expect(within(dialog).getByRole('textbox', { name: 'Google tag' })).toHaveValue('G-AB12CD34');
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 's{Enter}');
    expect(await screen.findByRole('heading', { level: 3, name: 'Shops' })).toBeVisible();
    expect(labelsApi.changeTool).toHaveBeenCalledWith(2, expect.objectContaining({ name: 'Shops' }));
  });

  it('are deleted after a question, and can be brought back', async () => {
    const { user, labelsApi, unmount } = await open();
    const remove = async (): Promise<HTMLElement> => {
      await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
      return screen.findByRole('button', { name: 'Undo' });
    };
    await user.click(await remove());
    await waitFor(() => expect(within(cardOf('Shop')).getAllByRole('button')[0]).toHaveFocus());
    expect(labelsApi.removeTool).not.toHaveBeenCalled();
    await remove();
    unmount();
    expect(labelsApi.removeTool.mock.calls).toEqual([[2, true]]);
  });

  it('are only looked at from a seat that is not paid for', async () => {
    await open([{ ...PIXEL, canChange: false }], true);
    expect(await screen.findByRole('heading', { level: 3, name: 'Shop' })).toBeVisible();
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
  });
});
