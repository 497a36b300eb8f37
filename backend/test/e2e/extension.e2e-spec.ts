import type { Page } from 'playwright-core';
import { TestServer } from '../support/app';
import { apiTokenFor } from '../support/api-programs';
import { barriersOn } from '../support/browser';
import { LoadedExtension } from '../support/extension';
import { TestTeam } from '../support/teams';
import { eventually } from '../support/waiting';

const SITE = 'https://example.com';
const WRONG_TOKEN = 'lk_live_0000000000000000000000000000002C8GjS';

describe.each(['en', 'zh-TW'])('the browser extension in %s', (locale) => {
  let server: TestServer;
  let team: TestTeam;
  let token: string;
  let extension: LoadedExtension;
  const texts = new Map<string, string>();

  /** A text as the extension's own catalogue has it, up to what is filled in. */
  const textOf = (name: string): string => texts.get(name) ?? `no ${name}`;
  const said = (page: Page, role: 'status' | 'alert', name: string): Promise<void> =>
    page
      .getByRole(role)
      .filter({ hasText: textOf(name) })
      .waitFor();

  async function configure(secret: string): Promise<Page> {
    const page = await extension.open('options.html');
    await page.getByLabel(textOf('origin')).fill(server.url);
    await page.getByLabel(textOf('token')).fill(secret);
    await page.getByRole('button', { name: textOf('save') }).click();
    return page;
  }

  beforeAll(async () => {
    server = await TestServer.start();
    team = await TestTeam.make(server);
    token = await apiTokenFor(server, { groupId: team.groupId, userId: team.maker.userId });
    extension = await LoadedExtension.load({ hosts: [server.url, SITE], locale });
    const names = [
      'origin',
      'token',
      'save',
      'saved',
      'tokenInvalid',
      'tokenRefused',
      'originInvalid',
      'shorten',
    ];
    for (const name of [...names, 'unset', 'unfit', 'slug', 'slugTaken', 'copy', 'download', 'copied']) {
      const found = await extension.worker.evaluate<string>(`chrome.i18n.getMessage('${name}', [''])`);
      texts.set(name, found.trim());
    }
  });
  afterAll(async () => {
    await extension.close();
    await server.stop();
  });

  it('asks for nothing but what it needs', async () => {
    const manifest = await extension.worker.evaluate<{ permissions: string[]; host_permissions?: string[] }>(
      'chrome.runtime.getManifest()',
    );
    expect(manifest.permissions).toEqual(['activeTab', 'contextMenus', 'offscreen', 'storage']);
    // The rest is asked for when it is needed; these stand in for the question.
    expect(manifest.host_permissions).toEqual([`${server.url}/*`, `${SITE}/*`]);
  });

  it('says first that it has to be set up', async () => {
    const page = await extension.open('popup.html');
    await page.getByText(textOf('unset')).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.close();
  });

  it('refuses addresses and tokens that are none, and tokens that the installation refuses', async () => {
    const page = await configure('lk_live_mistyped');
    await said(page, 'alert', 'tokenInvalid');
    await page.getByLabel(textOf('origin')).fill('no address');
    await page.getByRole('button', { name: textOf('save') }).click();
    await said(page, 'alert', 'originInvalid');
    expect(await barriersOn(page)).toEqual([]);
    await page.close();
    const refused = await configure(WRONG_TOKEN);
    await said(refused, 'alert', 'tokenRefused');
    await refused.close();
  });

  it('keeps a token that is good, masked', async () => {
    const page = await configure(token);
    await said(page, 'status', 'saved');
    await page.reload();
    expect(await page.getByLabel(textOf('token')).getAttribute('placeholder')).toBe(
      `lk_live_…${token.slice(-4)}`,
    );
    expect(await page.content()).not.toContain(token);
    await page.close();
  });

  /** The popup over a page of some site. */
  async function popupOver(path: string): Promise<Page> {
    const site = await extension.context.newPage();
    await site.route(`${SITE}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Tea</title>Tea' }),
    );
    await site.goto(`${SITE}${path}`);
    const popup = await extension.popup();
    await popup.getByText(`${SITE}${path}`).waitFor();
    await popup.bringToFront();
    return popup;
  }

  it('shortens the page in front, copies it and draws its QR code', async () => {
    const popup = await popupOver('/tea?size=large');
    expect(await barriersOn(popup)).toEqual([]);
    await popup.getByLabel(textOf('slug')).fill(`tea-${locale}`);
    await popup.keyboard.press('Enter');
    await popup.getByRole('link', { name: `tea-${locale}` }).waitFor();
    await said(popup, 'status', 'copied');
    expect(await popup.getByRole('img').locator('path').getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(await barriersOn(popup)).toEqual([]);
    const visit = await fetch(`${server.url}/tea-${locale}`, {
      redirect: 'manual',
      headers: { host: 'linklet.test' },
    });
    expect([visit.status, visit.headers.get('location')]).toEqual([302, `${SITE}/tea?size=large`]);
  });

  it('says that a slug is taken', async () => {
    const popup = await popupOver('/other');
    await popup.getByLabel(textOf('slug')).fill(`tea-${locale}`);
    await popup.getByRole('button', { name: textOf('shorten') }).click();
    await said(popup, 'alert', 'slugTaken');
    expect(await barriersOn(popup)).toEqual([]);
  });

  it('shortens a link by the menu of the right button, and says so by its badge', async () => {
    const badge = (): Promise<string> => extension.worker.evaluate('chrome.action.getBadgeText({})');
    const choose = (click: object): Promise<void> =>
      extension.worker.evaluate(`chrome.contextMenus.onClicked.dispatch(${JSON.stringify(click)})`);
    await choose({ menuItemId: 'link', linkUrl: `${SITE}/menu-${locale}`, pageUrl: SITE });
    await eventually(badge, (shown) => shown === '✓');
    const title = await extension.worker.evaluate<string>('chrome.action.getTitle({})');
    expect(title).toContain('http://linklet.test/');
    await choose({ menuItemId: 'page', pageUrl: 'chrome://settings' });
    await eventually(badge, (shown) => shown === '!');
  });

  it('shortens no page of the browser itself', async () => {
    const page = await extension.open('popup.html');
    await page.getByText(textOf('unfit')).waitFor();
  });
});
