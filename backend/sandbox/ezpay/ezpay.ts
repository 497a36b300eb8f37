import { json, objectOf, type Route, textIn } from '../shared/answers';
import { type FaultTable, TRANSPORT_FAULTS } from '../shared/faults';
import { Simulator, type SimulatorOptions } from '../shared/simulator';
import { allowanceRoutes } from './allowances';
import { carrierRoutes } from './carriers';
import type { Context } from './gateway-context';
import { invoiceRoutes } from './invoices';
import { DatedInvoices, issueRoutes } from './issue';
import { poolOf } from './numbers';
import { periodOf } from './periods';
import { DEMO_SHOP, type EzPayShop } from './shop';
import { emptyState, type EzPayState } from './state';

const CALL_FAULTS = [...TRANSPORT_FAULTS, 'code', 'result-object'];
const SIGNED_FAULTS = ['wrong-amount', 'bad-signature'];

const FAULTS: FaultTable = {
  issue: [...CALL_FAULTS, ...SIGNED_FAULTS, 'wrong-number', 'no-numbers', 'upload-failed'],
  'touch-issue': [...CALL_FAULTS, ...SIGNED_FAULTS, 'wrong-number'],
  invalid: CALL_FAULTS,
  search: [...CALL_FAULTS, ...SIGNED_FAULTS],
  allowance: [...CALL_FAULTS, 'wrong-amount'],
  'touch-allowance': CALL_FAULTS,
  'invalid-allowance': CALL_FAULTS,
  'check-barcode': [...TRANSPORT_FAULTS, 'ministry-away'],
  'check-love-code': [...TRANSPORT_FAULTS, 'ministry-away'],
};

/** Says how many numbers are left for a period, such as `2026-11`; for the present one unless it is named. */
const numbersRoute = (context: Context): Route => ({
  method: 'POST',
  path: '/_control/numbers',
  handle: (call) => {
    const body = objectOf(call.raw.toString('utf8')) ?? {};
    const pool = poolOf(textIn(body, 'period') || periodOf(context.clock.now()), context);
    pool.left = Number(body['left'] ?? pool.left);
    return json(pool);
  },
});

export interface EzPayOptions extends SimulatorOptions {
  readonly shop?: Partial<EzPayShop>;
}

/** ezPay: invoices of Taiwan, with the clock by which the tax ministry learns of them. It sends no notices. */
export const startEzPay = ({ shop, ...options }: EzPayOptions = {}): Promise<Simulator<EzPayState>> =>
  Simulator.start(
    {
      name: 'ezpay',
      faults: FAULTS,
      empty: emptyState,
      build: (surroundings) => {
        const context: Context = { ...surroundings, shop: { ...DEMO_SHOP, ...shop } };
        return {
          routes: [
            ...issueRoutes(context),
            ...invoiceRoutes(context),
            ...allowanceRoutes(context),
            ...carrierRoutes(context),
            numbersRoute(context),
          ],
          scheduled: [new DatedInvoices(context)],
        };
      },
    },
    options,
  );
