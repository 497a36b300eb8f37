import { type Answer, TestServer } from '../../support/app';
import { TestNetwork } from '../../support/networks';
import { page, type PageHandler, PageServer } from '../../support/page-server';

interface Preview {
  readonly title: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly titleIsNull: boolean;
}

const site = new PageServer();
const network = new TestNetwork(() => site.port, { open: ['127.0.0.1'] });
let server: TestServer;

beforeAll(async () => {
  await site.start();
  for (const host of ['page.test', 'other.test']) network.names.set(host, [['127.0.0.1']]);
  server = await TestServer.start('SQLite', {}, network);
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

const parse = async (url: unknown): Promise<Answer<{ data: Preview; error: { fields: unknown } }>> =>
  (await server.guest()).call('/links/parse', { method: 'POST', body: { url } });

let pages = 0;
/** What is answered for a page that nobody has read yet. */
async function previewOf(handler: PageHandler): Promise<Preview> {
  pages += 1;
  const path = `/page-${pages}`;
  site.pages.set(path, handler);
  const { status, body } = await parse(`http://page.test${path}`);
  expect(status).toBe(200);
  return body.data;
}

it('tells what a page says of itself', async () => {
  expect(
    await previewOf(
      page(`<!doctype html><html><head><title>News &amp; more</title>
      <meta property="og:image" content="/big.jpg"><meta name=description content="Caf&eacute;&#33;"></head>`),
    ),
  ).toEqual({
    title: 'News & more',
    description: 'Café!',
    images: ['http://page.test/big.jpg'],
    titleIsNull: false,
  });
});
