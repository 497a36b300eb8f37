import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { isReserved } from '../src/modules/links/values';
import { SCREEN_PATHS } from '../src/shared/http/front-end';

const FILE = join(__dirname, '../../frontend/public/sw.js');
const ORIGIN = 'https://linklet.test';

interface Asked {
  readonly path: string;
  readonly mode?: string;
  readonly method?: string;
}

type Listener = (event: unknown) => void;

/** What the worker answers while the network is away; null: it leaves the request to the browser. */
async function answerTo({ path, mode = 'navigate', method = 'GET' }: Asked): Promise<Response | null> {
  const listeners = new Map<string, Listener>();
  const self = { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) };
  const fetch = (): Promise<never> => Promise.reject(new TypeError('the network is away'));
  runInNewContext(readFileSync(FILE, 'utf8'), { self, fetch, crypto, Response, URL });
  const answers: Promise<Response>[] = [];
  listeners.get('fetch')?.({
    request: { url: ORIGIN + path, mode, method },
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  });
  return (await answers[0]) ?? null;
}

const headingOf = async (answer: Response | null): Promise<string | undefined> =>
  /<h1>(.*?)<\/h1>/.exec((await answer?.text()) ?? '')?.[1];

describe('the service worker', () => {
  it.each([
    ['/', '目前無法連線'],
    ['/en', 'You are offline'],
    ['/vi/login', 'Bạn đang ngoại tuyến'],
    ['/id/users/7?tab=star', 'Anda sedang offline'],
    ['/ja/', 'オフラインです'],
  ])('says at %s in the language of the page that it cannot be loaded', async (path, heading) => {
    const answer = await answerTo({ path });
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(await headingOf(answer)).toBe(heading);
  });

  it('lets nothing but its own style and script into that page', async () => {
    const answer = await answerTo({ path: '/en' });
    const [, nonce = ''] =
      /script-src 'nonce-([\w-]{36})'/.exec(answer?.headers.get('content-security-policy') ?? '') ?? [];
    const html = (await answer?.text()) ?? '';
    expect(html.match(/<(?:script|style)\b[^>]*>/g)).toEqual([
      `<style nonce="${nonce}">`,
      `<script nonce="${nonce}">`,
    ]);
  });

  it.each(['', '/en', '/vi', '/id', '/ja'])('knows every screen below "%s"', async (prefix) => {
    for (const path of SCREEN_PATHS) {
      const answer = await answerTo({ path: `${prefix}/${path.replaceAll('*', 'x')}` });
      expect([path, answer?.status]).toEqual([path, 503]);
    }
  });

  it('knows no first word that a short link could have', () => {
    const [, words = ''] = /const WORDS =\s*'([^;]+)';/.exec(readFileSync(FILE, 'utf8')) ?? [];
    const all = words.replace(/'\s*\+\s*'/g, '').split('|');
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((word) => !isReserved(word))).toEqual([]);
  });

  it.each([
    '/abc',
    '/usersx',
    '/loginn',
    '/enx',
    '/en/abc',
    '/abc/login',
    '/abc+',
    '/api/v1/my/info',
    '/sw.js',
    '/docs',
    '/health/live',
  ])('leaves %s to the browser', async (path) => {
    expect(await answerTo({ path })).toBeNull();
  });

  it.each([{ mode: 'cors' }, { mode: 'no-cors' }, { method: 'POST' }])(
    'leaves everything to the browser that opens no page (%j)',
    async (asked) => {
      expect(await answerTo({ path: '/en/login', ...asked })).toBeNull();
    },
  );
});
