import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { deploymentsFor } from '../support/deployments';
import { writtenIn } from '../support/east-asian-text';
import { join } from '../support/joining';
import { MailServer } from '../support/mail-server';
import { Product } from '../support/processes';
import { Visitor } from '../support/visitor';

const [ROWS, FAULTS] = [200, 12];

/** As a spreadsheet in Taiwan writes it; every sixteenth row is at fault until there are twelve of these. */
function bigFiveTable(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const isFault = n % 16 === 3 && n < 16 * FAULTS;
    return `${isFault ? '不是網址' : `https://example.com/${String(n)}`},春季特賣，第 ${String(n)} 項`;
  });
  return writtenIn('big5', ['原始網址,備註', ...rows].join('\r\n'));
}

describe.each(deploymentsFor(6))('a file of links in Big5, with %s', (_title, engine, roles, variables) => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let anna: Visitor;

  beforeAll(async () => {
    mails = await MailServer.start();
    [product, browser] = await Promise.all([
      Product.start(engine, roles, { ...variables, SMTP_URL: mails.url }),
      launchBrowser(),
    ]);
    anna = await Visitor.open(browser, product.origin, { locale: 'en' });
    await join(anna, mails);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await mails.stop();
  });

  it('is checked, run, downloaded and undone', async () => {
    const { page } = anna;
    await anna.goTo('/bulk');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'spring.csv', mimeType: 'text/csv', buffer: bigFiveTable() });
    await page.getByText('春季特賣，第 0 項').waitFor();
    await anna.press('button', 'batch.upload.check');

    const count = ROWS - FAULTS;
    await anna.sees('batch.result.ready', { count });
    await anna.the('button', 'batch.result.run', { count }).click();
    await anna.sees('batch.result.done', { count });

    const saving = page.waitForEvent('download');
    await anna.press('button', 'batch.result.csv');
    const lines = readFileSync(await (await saving).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(ROWS + 1);
    expect(lines.filter((line) => line.includes(',failed,'))).toHaveLength(FAULTS);

    await anna.press('button', 'batch.result.undo');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: anna.text('batch.result.undo'), exact: true })
      .click();
    await anna.sees('batch.result.undone', { count });
    expect(anna.complaints).toEqual([]);
  });
});
