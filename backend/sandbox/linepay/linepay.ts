import { type FaultTable, TRANSPORT_FAULTS } from '../shared/faults';
import { Simulator, type SimulatorOptions } from '../shared/simulator';
import { authorizationRoutes } from './authorizations';
import { confirmRoutes } from './confirm';
import { detailRoutes } from './details';
import type { Context } from './gateway-context';
import { DEMO_MERCHANT, type LinePayMerchant } from './merchant';
import { pageRoutes } from './payment-page';
import { preapprovedRoutes } from './preapproved';
import { refundRoutes } from './refunds';
import { requestRoutes } from './request';
import { emptyState, type LinePayState } from './state';

const CALL_FAULTS = [...TRANSPORT_FAULTS, 'return-code'];

const FAULTS: FaultTable = {
  request: CALL_FAULTS,
  check: CALL_FAULTS,
  confirm: [...CALL_FAULTS, 'decline', 'wrong-amount', 'wrong-order'],
  details: [...CALL_FAULTS, 'wrong-amount', 'wrong-currency'],
  capture: CALL_FAULTS,
  void: CALL_FAULTS,
  refund: CALL_FAULTS,
  'preapproved-check': [...CALL_FAULTS, 'decline'],
  'preapproved-pay': [...CALL_FAULTS, 'decline', 'wrong-amount'],
  'preapproved-expire': CALL_FAULTS,
  return: ['drop', 'wrong-transaction', 'wrong-order'],
};

export interface LinePayOptions extends SimulatorOptions {
  readonly merchant?: Partial<LinePayMerchant>;
}

/** LINE Pay, versions 3 and 4: payments that the buyer approves, and charges by a key afterwards. It sends no notices. */
export const startLinePay = ({ merchant, ...options }: LinePayOptions = {}): Promise<
  Simulator<LinePayState>
> =>
  Simulator.start(
    {
      name: 'linepay',
      faults: FAULTS,
      empty: emptyState,
      build: (surroundings) => {
        const context: Context = { ...surroundings, merchant: { ...DEMO_MERCHANT, ...merchant } };
        return {
          routes: [
            ...requestRoutes(context),
            ...authorizationRoutes(context),
            ...confirmRoutes(context),
            ...refundRoutes(context),
            ...detailRoutes(context),
            ...preapprovedRoutes(context),
            ...pageRoutes(context),
          ],
          scheduled: [],
        };
      },
    },
    options,
  );
