import { Product } from '../support/processes';
import { ShorteningGuest } from '../support/shortening-guest';
import { VisitLedger } from '../support/visit-ledger';
import { eventually } from '../support/waiting';

const VISITS = 200;

// On SQLite a migration is one transaction: half of one is never seen.
describe('a schema that a newer version has changed by half, on MariaDB', () => {
  let product: Product;
  let ledger: VisitLedger;

  beforeAll(async () => {
    product = await Product.start('MariaDB', ['all']);
    ledger = await VisitLedger.open(product.databaseVariables);
  });
  afterAll(async () => {
    await ledger.close();
    await product.stop();
  });

  const rename = (from: string, to: string) => ledger.dataSource.query(`ALTER TABLE ${from} RENAME TO ${to}`);

  it('lets the old version go on redirecting, and every click is counted when the tables are whole', async () => {
    const said = () => product.processes.map((each) => each.said).join('');
    await ledger.during(
      () => product.origin,
      async () => {
        await ledger.visited(VISITS);
        await rename('click_totals', 'old_click_totals');
        await eventually(
          () => Promise.resolve(said()),
          (text) => text.includes('Clicks wait in the journal'),
        );
        await ledger.visited(VISITS);
        const guest = await ShorteningGuest.come(product.origin);
        expect((await guest.shorten()).status).toBe(201);
        await rename('old_click_totals', 'click_totals');
      },
    );
    expect(ledger.failures).toEqual([]);
    expect(await ledger.wrongs()).toEqual([]);
  });
});
