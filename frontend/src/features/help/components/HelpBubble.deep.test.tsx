import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo, buildSite } from '../../../test/fake-session';
import { pressAndLoad } from '../../../test/and-load';
import { buildStores, renderApp } from '../../../test/render-app';

interface Visitor {
  readonly userId?: number;
  readonly info?: Parameters<typeof buildInfo>[0];
  readonly contactEmail?: string;
}

/** A page of a person, some time after it was loaded. */
async function show({ userId = 0, info, contactEmail }: Visitor = {}, path = '/en/backv1') {
  const stores = buildStores(userId);
  stores.shell.settle();
  runInAction(() => {
    if (userId !== 0) stores.session.info = buildInfo(info);
    if (contactEmail !== undefined) stores.session.site = buildSite({ contactEmail });
  });
  const view = await renderApp(path, stores);
  const button = await screen.findByRole('button', { name: 'Quick help' });
  return { ...view, button };
}

async function open(visitor?: Visitor, path?: string) {
  const view = await show(visitor, path);
  await pressAndLoad(view.button);
  const window = await screen.findByRole('dialog', { name: 'Quick help' });
  await within(window).findByRole('list', { name: 'Popular questions' });
  return { ...view, window };
}

const textsOf = (window: HTMLElement): (string | null)[] =>
  within(within(window).getByRole('list', { name: 'Popular questions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the help bubble', () => {
  it('is a button, and nothing else, until it is pressed', async () => {
    const { button } = await show();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['guests', {}, 'Hello! What would you like to know?', 'Do links expire?'],
    ['members', { userId: 7 }, 'Hello Mei! What would you like to know?', 'How do I log out other devices?'],
    [
      'those who pay',
      { userId: 7, info: { planLevel: 1 } },
      /Mei, thank you for your support/,
      'How do I get my data?',
    ],
  ])('asks %s what they would ask', async (_, visitor, greeting, question) => {
    const { window } = await open(visitor);
    expect(within(window).getByText(greeting)).toBeVisible();
    expect(textsOf(window)).toContain(question);
  });

  it('answers on the spot, and leads to the page of the answer', async () => {
    const { user, window, address } = await open();
    await user.click(within(window).getByRole('button', { name: 'Do links expire?' }));
    expect(within(window).getByRole('heading', { name: 'Do links expire?' })).toHaveFocus();
    expect(within(window).getByText(/works until you delete it/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(window).getByRole('button', { name: 'Other questions' }));
    expect(textsOf(window)).toHaveLength(6);
    await user.click(within(window).getByRole('button', { name: 'Do links expire?' }));
    await user.click(within(window).getByRole('link', { name: 'Open as a page' }));
    await waitFor(() => expect(address()).toBe('/en/help/link-expiry'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads nobody to the page that they are on', async () => {
    const { window } = await open({}, '/en/bulk');
    expect(
      within(window).queryByRole('link', { name: 'Can I shorten many addresses at once?' }),
    ).not.toBeInTheDocument();
    expect(
      within(window).getByRole('button', { name: 'Can I shorten many addresses at once?' }),
    ).toBeVisible();
  });

  it.each([
    ['Can I shorten many addresses at once?', '/en/bulk'],
    ['See all questions', '/en/help'],
  ])('%s leads to %s', async (name, path) => {
    const { window } = await open();
    expect(within(window).getByRole('link', { name })).toHaveAttribute('href', path);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('closes by Escape and gives the focus back', async () => {
    const { user, window, button } = await open();
    expect(within(window).getByRole('heading', { name: 'Quick help' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('is not there where it would lead astray', async () => {
    const stores = buildStores();
    stores.shell.settle();
    await renderApp('/en/help', stores);
    expect(screen.queryByRole('button', { name: 'Quick help' })).not.toBeInTheDocument();
  });
});

describe('the contact dialog', () => {
  const contact = async (visitor?: Visitor) => {
    const view = await open(visitor);
    await pressAndLoad(within(view.window).getByRole('button', { name: 'Contact' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Contact' }) };
  };

  it('names the address of the operator', async () => {
    const { user, dialog, button } = await contact({ contactEmail: 'help@linklet.example' });
    const mail = within(dialog).getByRole('link', { name: 'help@linklet.example' });
    expect(mail).toHaveAttribute('href', 'mailto:help@linklet.example');
    expect(screen.queryByRole('dialog', { name: 'Quick help' })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('leads to the help where there is none, and goes', async () => {
    const { user, dialog, address } = await contact();
    await user.click(within(dialog).getByRole('link', { name: 'Go to the help centre' }));
    await waitFor(() => expect(address()).toBe('/en/help'));
    expect(dialog).not.toBeInTheDocument();
  });
});

describe('asking how somebody likes it', () => {
  const LONG_AGO = { userId: 7, info: { createdTime: '2020-01-01T00:00:00Z' } };
  const NEW = { userId: 7, info: { createdTime: '2999-01-01T00:00:00Z' } };
  const invitation = () => screen.queryByRole('button', { name: 'Rate Linklet' });

  it('waits until somebody has been here for a while', async () => {
    await show(NEW);
    expect(invitation()).not.toBeInTheDocument();
  });

  it('happens once, and leaves those alone who would rather not', async () => {
    const { user, button, unmount } = await show(LONG_AGO);
    await screen.findByRole('button', { name: 'Rate Linklet' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(invitation()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    unmount();
    await show(LONG_AGO);
    expect(invitation()).not.toBeInTheDocument();
  });

  it('leads to the stars', async () => {
    await show(LONG_AGO);
    await pressAndLoad(await screen.findByRole('button', { name: 'Rate Linklet' }));
    expect(await screen.findByRole('radio', { name: '5 stars' })).toBeInTheDocument();
    expect(invitation()).not.toBeInTheDocument();
  });

  it('can be begun from the window at any time, by guests, too', async () => {
    const { user, window } = await open();
    await pressAndLoad(within(window).getByRole('button', { name: 'How do you like Linklet?' }));
    const dialog = await screen.findByRole('dialog', { name: 'How do you like Linklet?' });
    await user.click(within(dialog).getByRole('radio', { name: '4 stars' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/your answer is stored only on this device/)).toBeVisible();
  });
});

it('shows no bubble while the page is still busy', async () => {
  const { shell } = await renderApp('/en/backv1');
  expect(screen.queryByRole('button', { name: 'Quick help' })).not.toBeInTheDocument();
  act(() => shell.settle());
  expect(await screen.findByRole('button', { name: 'Quick help' })).toBeVisible();
});
