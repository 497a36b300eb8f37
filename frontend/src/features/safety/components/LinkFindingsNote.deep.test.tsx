import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildDetails } from '../../../test/fake-editor';
import { buildInfo } from '../../../test/fake-session';
import { buildLink } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { LinkFindings, LinkWarning } from '../link-findings';

beforeEach(() => window.localStorage.clear());

const note = (name = 'Visitors see a warning first') => screen.findByRole('region', { name });
const noNote = (): void => {
  expect(screen.queryByRole('region', { name: 'Visitors see a warning first' })).toBeNull();
};

describe('a link that was just made', () => {
  const make = async (warning: LinkWarning | null | undefined, stores = buildStores()) => {
    stores.linksApi.shorten.mockResolvedValue(buildLink(warning === undefined ? {} : { warning }));
    const app = await renderApp('/en', stores);
    const field = screen.getByRole('textbox', { name: 'Destination URL' });
    await app.user.type(field, 'https://somebody.github.io/{Enter}');
    await screen.findByRole('region', { name: 'Your short link' });
    return { ...app, field };
  };

  it('tells a guest what visitors see, why, and three ways out', async () => {
    const { user, field } = await make('free-host');
    const inNote = within(await note());
    expect(inNote.getByText(/Anyone can get such a domain for free/)).toBeVisible();
    expect(inNote.getAllByRole('listitem')).toHaveLength(3);
    for (const name of ['Log in and verify your phone number', 'Move it to your own subdomain']) {
      expect(inNote.getByRole('link', { name })).toHaveAttribute('href', '/en/login');
    }
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(inNote.getByRole('button', { name: 'Change the destination' }));
    expect(field).toHaveFocus();
  });

  it('leads a member to where the number is verified and the own address is chosen', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ phoneStatus: 'none' }) });
    await make('young', stores);
    const inNote = within(await note());
    expect(inNote.getByText(/registered less than 30 days ago/)).toBeVisible();
    expect(inNote.getByRole('link', { name: 'Verify your phone number' })).toHaveAttribute(
      'href',
      '/en/users/settings#phone',
    );
    expect(inNote.getByRole('link', { name: /your own subdomain/ })).toHaveAttribute(
      'href',
      '/en/users/settings#address',
    );
  });

  it('asks nobody to verify what is verified', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ phoneStatus: 'verified' }) });
    await make('young', stores);
    const inNote = within(await note());
    expect(inNote.getByText(/Your phone number is verified/)).toBeVisible();
    expect(inNote.queryByRole('link', { name: 'Verify your phone number' })).toBeNull();
  });

  it.each([null, undefined])('says nothing where nobody is warned: %s', async (warning) => {
    await make(warning);
    noNote();
  });
});

describe('the page of a link', () => {
  const open = async (standing: Partial<LinkFindings>) => {
    const stores = knowing(buildStores(7), { info: buildInfo({}) });
    stores.editorApi.details.mockResolvedValue(buildDetails(standing));
    const app = await renderApp('/en/users/70/links/abc', stores);
    const destination = await screen.findByRole('textbox', { name: 'Destination URL' });
    return { ...app, destination };
  };

  it.each<[Partial<LinkFindings>, string, RegExp]>([
    [{ warning: 'threat' }, 'Visitors see a warning first', /known to be harmful/],
    [{ warning: 'young' }, 'Visitors see a warning first', /less than 30 days/],
    [{ disabledFor: 'blocked', warning: 'threat' }, 'This short link is disabled', /block list/],
  ])('says what is wrong and leads to the destination: %j', async (standing, name, reason) => {
    const { user, destination } = await open(standing);
    const inNote = within(await note(name));
    expect(inNote.getByText(reason)).toBeVisible();
    await user.click(inNote.getByRole('button', { name: 'Change the destination' }));
    await waitFor(() => expect(destination).toHaveFocus());
  });

  it.each<[Partial<LinkFindings>, string, RegExp]>([
    [{ warning: 'reported' }, 'Visitors see a warning first', /This link was reported/],
    [{ disabledFor: 'abuse' }, 'This short link is disabled', /because of abuse/],
  ])('says what only others can change: %j', async (standing, name, reason) => {
    await open(standing);
    const inNote = within(await note(name));
    expect(inNote.getByText(reason)).toBeVisible();
    expect(inNote.queryAllByRole('listitem')).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says nothing of a link in good standing', async () => {
    await open({});
    noNote();
  });
});
