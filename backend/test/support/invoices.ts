import { startEzPay } from '../../sandbox/ezpay/ezpay';
import { DEMO_SHOP } from '../../sandbox/ezpay/shop';
import type { EzPayState, Invoice } from '../../sandbox/ezpay/state';
import type { Simulator } from '../../sandbox/shared/simulator';
import { IssueInvoicesService } from '../../src/modules/payments/application/invoices/issue-invoices.service';
import { SITE_ADMIN, TestServer } from './app';
import type { EngineName } from './database';
import { NEWEBPAY_SETTINGS } from './newebpay';

/** A shop that issues invoices by ezPay's simulator, when tests say so. */
export interface InvoiceShop {
  readonly simulator: Simulator<EzPayState>;
  readonly server: TestServer;
  readonly follow: () => Promise<void>;
  /** Those that the simulator has by that number of ours. */
  readonly issued: (number: unknown) => Invoice[];
  readonly close: () => Promise<void>;
}

export async function openInvoiceShop(engine: EngineName): Promise<InvoiceShop> {
  const simulator = await startEzPay();
  const server = await TestServer.start(engine, {
    ADMIN_EMAILS: SITE_ADMIN,
    ...NEWEBPAY_SETTINGS,
    EZPAY_URL: simulator.origin,
    EZPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
    EZPAY_HASH_KEY: DEMO_SHOP.hashKey,
    EZPAY_HASH_IV: DEMO_SHOP.hashIv,
  });
  jest.spyOn(server.otherProcess.get(IssueInvoicesService, { strict: false }), 'follow').mockResolvedValue();
  return {
    simulator,
    server,
    follow: () =>
      server.web.app.get(IssueInvoicesService, { strict: false }).follow(new AbortController().signal),
    issued: (number) => simulator.state.invoices.filter(({ orderNo }) => orderNo === number),
    close: async () => {
      await server.stop();
      await simulator.close();
    },
  };
}
