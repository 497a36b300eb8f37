import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import {
  buildDelivery,
  buildDeliveryDetail,
  buildNewWebhook,
  buildWebhook,
  WEBHOOK_SECRET,
} from '../../../test/fake-developer';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });
const ADDRESS = 'https://shop.example/hooks';

const having = (...webhooks: readonly ReturnType<typeof buildWebhook>[]) => {
  const stores = knowing(buildStores(7), { info: buildInfo() });
  stores.webhooksApi.list.mockResolvedValue({ webhooks, limit: 5 });
  return stores;
};

async function open(stores = having()) {
  const rendered = await renderApp('/en/developers', stores);
  const section = within(await screen.findByRole('region', { name: 'Webhooks' }));
  await waitFor(() =>
    expect(section.queryByText(/^No webhooks yet/) ?? section.queryByRole('list')).toBeTruthy(),
  );
  const press = (name: string) => rendered.user.click(section.getByRole('button', { name }));
  return { ...rendered, section, press };
}

async function openDialog(button: string, title: string, stores = having(buildWebhook())) {
  const rendered = await open(stores);
  await rendered.press(button);
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

const openAdding = () => openDialog('Add a webhook', 'Add a webhook', having());
const openLog = (stores = having(buildWebhook())) => openDialog('Log', 'Log', stores);

describe('the webhooks', () => {
  it('are none at first', async () => {
    const { section } = await open();
    expect(section.getByText('No webhooks yet.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say so when they cannot be read, and are asked for again', async () => {
    const stores = having();
    stores.webhooksApi.list.mockRejectedValueOnce(offline);
    const { user } = await renderApp('/en/developers', stores);
    const section = within(await screen.findByRole('region', { name: 'Webhooks' }));
    expect(await section.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('No webhooks yet.')).toBeVisible();
  });

  it('are listed with their state, what they tell and how they do', async () => {
    const { section } = await open(
      having(
        buildWebhook({
          ...{ name: 'Shop', events: ['link.created', 'usage.threshold'] },
          ...{ lastDeliveryAt: '2025-03-01T01:00:00.000Z', previousSecretEndsAt: '2099-01-02T01:00:00.000Z' },
        }),
        buildWebhook({ id: 4, state: 'warned', failuresInARow: 3 }),
        buildWebhook({ id: 5, state: 'off', offReason: 'gone' }),
        buildWebhook({ id: 6, state: 'pending' }),
      ),
    );
    const [shop, failing, gone, fresh] = section.getAllByRole('listitem').map((row) => within(row));
    expect(shop?.getByText('Working')).toBeVisible();
    expect(shop?.getByText('Shop')).toBeVisible();
    expect(shop?.getByText('A link was created, API calls run out')).toBeVisible();
    expect(shop?.getByText('Last sent 1 Mar 2025')).toBeVisible();
    expect(shop?.getByText(/^The old secret signs, too, until 2 Jan 2099/)).toBeVisible();
    expect(shop?.getByRole('switch', { name: `Send to ${ADDRESS}` })).toBeChecked();
    expect(failing?.getByText('Failing')).toBeVisible();
    expect(failing?.getByText('3 failures in a row')).toBeVisible();
    expect(gone?.getByText('The receiver answered that it is gone.')).toBeVisible();
    expect(gone?.getByRole('switch')).not.toBeChecked();
    expect(fresh?.getByText('Nothing sent yet')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('adding a webhook', () => {
  it('asks for an address and an event before anything is sent', async () => {
    const { user, dialog, webhooksApi } = await openAdding();
    await user.click(dialog.getByRole('switch', { name: 'A link was created' }));
    await user.click(dialog.getByRole('button', { name: 'Add a webhook' }));
    expect(dialog.getByRole('textbox', { name: 'Address' })).toBeInvalid();
    expect(dialog.getByText('Choose at least one event.')).toBeVisible();
    expect(webhooksApi.add).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows what the server says below the field, and what is not about a field below the form', async () => {
    const { user, dialog, webhooksApi } = await openAdding();
    const code = 'developer.webhook-url-not-encrypted';
    webhooksApi.add
      .mockRejectedValueOnce(
        new ApiError({ status: 400, code, message: '', fields: [{ field: 'url', code }] }),
      )
      .mockRejectedValueOnce(new ApiError({ status: 409, code: 'developer.too-many-webhooks', message: '' }));
    const field = dialog.getByRole('textbox', { name: 'Address' });
    await user.type(field, 'http://shop.example{Enter}');
    expect(await dialog.findByText('Enter an address that begins with https://')).toBeVisible();
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, `${ADDRESS}{Enter}`);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^This group has as many webhooks/);
    expect(field).toBeValid();
  });

  it('shows the secret once, until it was put away', async () => {
    const { user, section, dialog, webhooksApi } = await openAdding();
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), ` ${ADDRESS} `);
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Shop');
    await user.click(dialog.getByRole('switch', { name: 'API calls run out' }));
    webhooksApi.list.mockResolvedValue({ webhooks: [buildWebhook()], limit: 5 });
    await user.click(dialog.getByRole('button', { name: 'Add a webhook' }));
    expect(webhooksApi.add).toHaveBeenCalledWith({
      url: ADDRESS,
      name: 'Shop',
      events: ['link.created', 'usage.threshold'],
    });
    expect(await section.findByText(WEBHOOK_SECRET)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(section.getByRole('button', { name: `Copy ${WEBHOOK_SECRET}` })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(section.getByRole('button', { name: 'I have copied it' }));
    expect(section.queryByText(WEBHOOK_SECRET)).toBeNull();
    expect(section.getByRole('button', { name: 'Send a test' })).toHaveFocus();
  });
});

describe('a webhook', () => {
  it('is changed', async () => {
    const { user, section, dialog, webhooksApi } = await openDialog('Edit', 'Edit');
    const field = dialog.getByRole('textbox', { name: 'Address' });
    expect(field).toHaveValue(ADDRESS);
    await user.type(field, '/new');
    webhooksApi.list.mockResolvedValue({ webhooks: [buildWebhook({ name: 'Shop' })], limit: 5 });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(webhooksApi.change).toHaveBeenCalledWith(3, {
      url: `${ADDRESS}/new`,
      name: '',
      events: ['link.created'],
    });
    expect(await section.findByText('Shop')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is switched off, and says why it could not be', async () => {
    const stores = having(buildWebhook(), buildWebhook({ id: 4 }));
    stores.webhooksApi.change.mockRejectedValueOnce(offline);
    const { user, section, webhooksApi } = await open(stores);
    const [, row] = section.getAllByRole('listitem');
    const second = within(row ?? document.body);
    await user.click(second.getByRole('switch'));
    expect(await second.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    expect(section.getAllByRole('alert')).toHaveLength(1);
    const off = buildWebhook({ id: 4, state: 'off', offReason: 'byHand' });
    webhooksApi.list.mockResolvedValue({ webhooks: [buildWebhook(), off], limit: 5 });
    await user.click(second.getByRole('switch'));
    expect(webhooksApi.change).toHaveBeenLastCalledWith(4, { isOn: false });
    expect(await second.findByText('It was switched off.')).toBeVisible();
    expect(second.getByRole('switch')).not.toBeChecked();
    expect(section.queryByRole('alert')).toBeNull();
  });

  it('gets a new secret from those who are sure', async () => {
    const { user, section, dialog, webhooksApi } = await openDialog('New secret', 'Make a new secret?');
    expect(dialog.getByText('The old secret signs beside the new one for 24 hours.')).toBeVisible();
    webhooksApi.changeSecret.mockResolvedValue(buildNewWebhook({ secret: 'whsec_bmV3' }));
    await user.click(dialog.getByRole('button', { name: 'New secret' }));
    expect(webhooksApi.changeSecret).toHaveBeenCalledWith(3);
    expect(await section.findByText('whsec_bmV3')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(section.getByRole('button', { name: 'Copy whsec_bmV3' })).toHaveFocus();
  });

  it('is deleted by those who are sure', async () => {
    const stores = having(buildWebhook());
    stores.webhooksApi.remove.mockRejectedValueOnce(offline);
    const { user, section, dialog, webhooksApi } = await openDialog('Delete', 'Delete the webhook?', stores);
    expect(dialog.getByText(`Nothing more is sent to ${ADDRESS}.`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    webhooksApi.list.mockResolvedValue({ webhooks: [], limit: 5 });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(webhooksApi.remove).toHaveBeenLastCalledWith(3);
    expect(await section.findByText('No webhooks yet.')).toBeVisible();
  });

  it('gets a test of the event that is chosen, and its log is opened', async () => {
    const stores = having(buildWebhook({ events: ['link.updated', 'link.created'] }));
    const { user, press, webhooksApi } = await open(stores);
    await press('Send a test');
    const menu = within(await screen.findByRole('menu', { name: 'Send a test' }));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'A link was changed',
      'A link was created',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(menu.getByRole('menuitem', { name: 'A link was created' }));
    expect(webhooksApi.test).toHaveBeenCalledWith(3, 'link.created');
    const dialog = within(await screen.findByRole('dialog', { name: 'Log' }));
    expect(await dialog.findByText('Delivered')).toBeVisible();
    expect(screen.getByText('The test was sent.')).toBeInTheDocument();
  });

  it('gets a test of its only event at once', async () => {
    const { press, webhooksApi } = await open(having(buildWebhook({ events: ['link.updated'] })));
    await press('Send a test');
    expect(webhooksApi.test).toHaveBeenCalledWith(3, 'link.updated');
  });

  it('says why a test was refused, and opens nothing', async () => {
    const stores = having(buildWebhook({ state: 'off', offReason: 'failures' }));
    stores.webhooksApi.test.mockRejectedValue(
      new ApiError({ status: 409, code: 'developer.webhook-off', message: '' }),
    );
    const { section, press } = await open(stores);
    expect(section.getByText('It failed twenty times in a row.')).toBeVisible();
    await press('Send a test');
    expect(await section.findByRole('alert')).toHaveTextContent('This webhook is switched off.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the log of a webhook', () => {
  it('lists what was sent and what came of it', async () => {
    const stores = having(buildWebhook());
    stores.webhooksApi.deliveries.mockResolvedValue({
      deliveries: [
        buildDelivery({ createdAt: '2025-03-01T01:00:00.000Z' }),
        buildDelivery({ id: 'msg_2', isTest: false, state: 'retrying', attempts: 2, status: null }),
        buildDelivery({ id: 'msg_3', isTest: false, state: 'due', attempts: 0, status: null }),
      ],
      nextCursor: null,
    });
    const { dialog, webhooksApi } = await openLog(stores);
    await dialog.findByText('Delivered');
    expect(webhooksApi.deliveries).toHaveBeenCalledWith(3, null);
    const [sent, retrying, due] = dialog.getAllByRole('listitem').map((row) => within(row));
    expect(sent?.getByText('Test')).toBeVisible();
    expect(sent?.getByText('1 Mar 2025 · 1 attempt · Answer 204, 31 ms')).toBeVisible();
    expect(retrying?.getByText('Trying again')).toBeVisible();
    expect(retrying?.queryByText('Test')).toBeNull();
    expect(retrying?.getByText(/ · 2 attempts · No answer$/)).toBeVisible();
    expect(due?.getByText(/ · 0 attempts$/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is empty, cannot be read, and is asked for again', async () => {
    const stores = having(buildWebhook());
    stores.webhooksApi.deliveries
      .mockRejectedValueOnce(offline)
      .mockResolvedValue({ deliveries: [], nextCursor: null });
    const { user, dialog } = await openLog(stores);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Nothing was sent in the last 30 days.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes on, and says why it could not', async () => {
    const stores = having(buildWebhook());
    stores.webhooksApi.deliveries
      .mockResolvedValueOnce({ deliveries: [buildDelivery()], nextCursor: 'older' })
      .mockRejectedValueOnce(offline)
      .mockResolvedValueOnce({
        deliveries: [buildDelivery({ id: 'msg_0', state: 'givenUp' })],
        nextCursor: null,
      });
    const { user, dialog, webhooksApi } = await openLog(stores);
    const more = await dialog.findByRole('button', { name: 'Show more' });
    await user.click(more);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(more);
    expect(await dialog.findByText('Given up')).toBeVisible();
    expect(webhooksApi.deliveries).toHaveBeenLastCalledWith(3, 'older');
    expect(dialog.getByText('Delivered')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('shows request and answers of a delivery, and says when it is gone', async () => {
    const { user, dialog, webhooksApi } = await openLog();
    const details = await dialog.findByRole('button', { name: 'Details' });
    webhooksApi.delivery.mockRejectedValueOnce(
      new ApiError({ status: 404, code: 'developer.delivery-does-not-exist', message: '' }),
    );
    await user.click(details);
    expect(await dialog.findByRole('alert')).toHaveTextContent('This webhook is no longer there.');
    expect(details).toHaveAttribute('aria-expanded', 'false');
    webhooksApi.delivery.mockResolvedValue(buildDeliveryDetail());
    await user.click(details);
    expect(webhooksApi.delivery).toHaveBeenLastCalledWith(3, 'msg_1');
    const request = await dialog.findByRole('region', { name: 'Request' });
    expect(request).toHaveTextContent('webhook-id: msg_1 {"type":"link.created"}');
    expect(dialog.getByRole('region', { name: 'Answers' })).toHaveTextContent(
      '2026-11-20T00:59:00.000Z too-slow 5000 ms 2026-11-20T01:00:00.000Z 204 31 ms noted',
    );
    expect(details).toHaveAttribute('aria-expanded', 'true');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('sends again what was sent, and says why it could not', async () => {
    const { user, dialog, webhooksApi } = await openLog();
    const resend = await dialog.findByRole('button', { name: 'Send again' });
    webhooksApi.resend.mockRejectedValueOnce(
      new ApiError({ status: 409, code: 'developer.webhook-off', message: '' }),
    );
    await user.click(resend);
    expect(await dialog.findByRole('alert')).toHaveTextContent('This webhook is switched off.');
    webhooksApi.deliveries.mockResolvedValue({
      deliveries: [buildDelivery({ state: 'due', attempts: 1 })],
      nextCursor: null,
    });
    await user.click(resend);
    expect(webhooksApi.resend).toHaveBeenLastCalledWith(3, 'msg_1');
    expect(await dialog.findByText('Waiting')).toBeVisible();
    expect(screen.getByText('It is sent again.')).toBeInTheDocument();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
