import { DELIVERY_FAULTS, type FaultTable, TRANSPORT_FAULTS } from '../shared/faults';
import { Notices } from '../shared/notices';
import { type Gateway, Simulator, type SimulatorOptions, type Surroundings } from '../shared/simulator';
import { Billing } from './billing';
import { captureRoutes, PendingCaptures } from './captures';
import { catalogRoutes } from './catalog';
import type { Context } from './gateway-context';
import { DEMO_MERCHANT, type PayPalMerchant } from './merchant';
import { notificationRoutes } from './notifications';
import { tokenRoute } from './oauth';
import { orderPageRoutes } from './order-page';
import { orderRoutes } from './orders';
import { saleRoutes } from './sales';
import type { PayPalState } from './state';
import { subscriptionPageRoutes } from './subscription-page';
import { subscriptionStateRoutes } from './subscription-states';
import { subscriptionRoutes } from './subscriptions';
import { EVENT_FAULTS, EventSender } from './webhooks';

const CALL_FAULTS = [...TRANSPORT_FAULTS, 'unauthorized', 'issue'];

const CALLS = [
  'product plan subscription transactions activate suspend cancel revise capture order order-details',
  'payment-details refund refund-details sale-refund verify',
].flatMap((names) => names.split(' '));

const FAULTS: FaultTable = {
  token: TRANSPORT_FAULTS,
  ...Object.fromEntries(CALLS.map((on) => [on, CALL_FAULTS])),
  'order-capture': [...CALL_FAULTS, 'decline', 'pending', 'denied', 'wrong-amount'],
  charge: ['decline', 'late', 'double'],
  webhook: [...DELIVERY_FAULTS, ...EVENT_FAULTS, 'after-return'],
  certificate: [...TRANSPORT_FAULTS, 'redirect', 'huge', 'alone'],
  return: ['drop'],
};

const RETRIES = 25;
const RETRY_AFTER_MS = (3 * 86_400_000) / RETRIES;

const emptyState = (): PayPalState => ({
  products: [],
  plans: [],
  subscriptions: [],
  sales: [],
  orders: [],
  captures: [],
  refunds: [],
  tokens: [],
  remembered: [],
  notices: [],
  authorities: [],
  certificates: [],
});

function build(merchant: PayPalMerchant, surroundings: Surroundings<PayPalState>): Gateway {
  const { clock, faults, state } = surroundings;
  const rules = {
    on: 'webhook',
    retryAfterMs: Array.from({ length: RETRIES }, () => RETRY_AFTER_MS),
    isTaken: (status: number) => status >= 200 && status < 300,
  };
  const notices = new Notices(clock, faults, rules, state);
  const events = new EventSender(surroundings, { merchant, notices });
  const context: Context = { ...surroundings, merchant, events };
  return {
    routes: [
      tokenRoute(context),
      ...catalogRoutes(context),
      ...subscriptionRoutes(context),
      ...subscriptionStateRoutes(context),
      ...subscriptionPageRoutes(context),
      ...orderRoutes(context),
      ...orderPageRoutes(context),
      ...captureRoutes(context),
      ...saleRoutes(context),
      ...notificationRoutes(context),
    ],
    scheduled: [new Billing(context), new PendingCaptures(context), notices],
    notices,
  };
}

export interface PayPalOptions extends SimulatorOptions {
  readonly merchant?: Partial<PayPalMerchant>;
}

/** PayPal: subscriptions, orders, refunds, and events that are signed by an authority of its own. */
export const startPayPal = ({ merchant, ...options }: PayPalOptions = {}): Promise<Simulator<PayPalState>> =>
  Simulator.start(
    {
      name: 'paypal',
      faults: FAULTS,
      empty: emptyState,
      build: (surroundings) => build({ ...DEMO_MERCHANT, ...merchant }, surroundings),
    },
    options,
  );
