import { DELIVERY_FAULTS, type FaultTable, TRANSPORT_FAULTS } from '../shared/faults';
import { Notices } from '../shared/notices';
import { type Gateway, Simulator, type SimulatorOptions, type Surroundings } from '../shared/simulator';
import { CaptureBatch } from './capture-batch';
import { cardMoneyRoutes } from './card-money';
import { cardUpdateRoute } from './card-update';
import type { Context } from './gateway-context';
import { MandateCharges } from './mandate-charges';
import { mandateCallRoutes } from './mandate-calls';
import { mandateRoutes } from './mandate-page';
import { MESSAGE_FAULTS } from './messages';
import { paymentRoutes } from './payment-page';
import { queryRoute } from './query-trade';
import { DEMO_SHOP, type NewebpayShop } from './shop';
import { emptyState, type NewebpayState } from './state';

const ANSWER_FAULTS = [...TRANSPORT_FAULTS, 'wrong-amount', 'wrong-merchant', 'bad-signature'];

const FAULTS: FaultTable = {
  payment: ['decline'],
  charge: ['decline', 'skip', 'late', 'double'],
  notify: [...DELIVERY_FAULTS, ...MESSAGE_FAULTS, 'multipart', 'after-return'],
  return: [...MESSAGE_FAULTS, 'drop'],
  'payment-page': TRANSPORT_FAULTS,
  'mandate-page': TRANSPORT_FAULTS,
  query: [...ANSWER_FAULTS, 'paying'],
  cancel: [...TRANSPORT_FAULTS, 'wrong-amount', 'bad-signature', 'queued'],
  close: [...TRANSPORT_FAULTS, 'low-balance'],
  'alter-status': [...TRANSPORT_FAULTS, 'other-keys'],
  'alter-amount': [...TRANSPORT_FAULTS, 'other-keys', 'wrong-amount'],
  'query-mandate': [...TRANSPORT_FAULTS, 'other-keys', 'wrong-amount'],
};

const MINUTE_MS = 60_000;

/** Three times more, until the shop answers 200; a person may send it again later. */
const RETRY_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

function build(shop: NewebpayShop, surroundings: Surroundings<NewebpayState>): Gateway {
  const { clock, faults, state } = surroundings;
  const rules = { on: 'notify', retryAfterMs: RETRY_AFTER_MS, isTaken: (status: number) => status === 200 };
  const notices = new Notices(clock, faults, rules, state);
  const context: Context = { ...surroundings, shop, notices };
  return {
    routes: [
      ...paymentRoutes(context),
      queryRoute(context),
      ...cardMoneyRoutes(context),
      ...mandateRoutes(context),
      ...mandateCallRoutes(context),
      cardUpdateRoute(context),
    ],
    scheduled: [new CaptureBatch(state, clock), new MandateCharges(context), notices],
    notices,
  };
}

export interface NewebpayOptions extends SimulatorOptions {
  readonly shop?: Partial<NewebpayShop>;
}

/** newebPay: payments by card and mandates for monthly or yearly charges. */
export const startNewebpay = ({ shop, ...options }: NewebpayOptions = {}): Promise<
  Simulator<NewebpayState>
> =>
  Simulator.start(
    {
      name: 'newebpay',
      faults: FAULTS,
      empty: emptyState,
      build: (surroundings) => build({ ...DEMO_SHOP, ...shop }, surroundings),
    },
    options,
  );
