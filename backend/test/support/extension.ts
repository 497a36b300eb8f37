import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core';
import { CHROMIUM, quietArguments } from './browser';

const ROOT = join(__dirname, '../../..');
const SOURCE = join(ROOT, 'frontend/extension');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

interface Wanted {
  /** What it may reach: the installation, and pages that are shortened. */
  readonly hosts: readonly string[];
  readonly locale: string;
}

/**
 * The browser extension, built and loaded into a browser of its own. It is the one that people get, but for one thing: no one
 * can click the browser's own button and question in a test, so the manifest already allows what these would.
 */
export class LoadedExtension {
  private constructor(
    readonly context: BrowserContext,
    readonly worker: Worker,
    private readonly folder: string,
  ) {}

  static async load({ hosts, locale }: Wanted): Promise<LoadedExtension> {
    const folder = mkdtempSync(join(tmpdir(), 'linklet-extension-'));
    const [built, profile] = [join(folder, 'built'), join(folder, 'profile')];
    const config = join(SOURCE, 'vite.config.mts');
    const build = ['build', '--config', config, '--outDir', built, '--logLevel', 'error'];
    await promisify(execFile)(process.execPath, [VITE, ...build], { cwd: ROOT });
    cpSync(join(SOURCE, 'public'), built, { recursive: true });
    const place = join(built, 'manifest.json');
    const manifest = JSON.parse(readFileSync(place, 'utf8')) as Record<string, unknown>;
    writeFileSync(place, JSON.stringify({ ...manifest, host_permissions: hosts.map((host) => `${host}/*`) }));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: CHROMIUM,
      channel: 'chromium',
      headless: true,
      locale,
      env: { ...process.env, LANGUAGE: locale.replace('-', '_'), LANG: `${locale.replace('-', '_')}.UTF-8` },
      args: [
        ...quietArguments([]),
        `--lang=${locale}`,
        `--disable-extensions-except=${built}`,
        `--load-extension=${built}`,
      ],
    });
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    return new LoadedExtension(context, worker, folder);
  }

  async open(page: string): Promise<Page> {
    const opened = await this.context.newPage();
    await opened.goto(new URL(page, this.worker.url()).href);
    return opened;
  }

  /** What the button opens, beside the page that is in front. */
  async popup(): Promise<Page> {
    const opening = this.context.waitForEvent('page');
    await this.worker.evaluate("chrome.tabs.create({ url: 'popup.html', active: false })");
    const popup = await opening;
    await popup.waitForLoadState();
    return popup;
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
