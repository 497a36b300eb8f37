import { decrypt } from '../../src/modules/payments/infrastructure/newebpay/newebpay-cipher';
import type { Answer, TestCaller, TestServer } from './app';
import type { Refusal } from './asking';
import type { StartedOrder } from './buyer';
import { mandateMade, NEWEBPAY_SETTINGS } from './newebpay';

type Fields = Readonly<Record<string, unknown>>;
type Started = StartedOrder<Readonly<Record<string, string>>>;

const NOTIFY = '/api/v1/payments/newebpay/period/notify';
const SHOP = { key: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_KEY, iv: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_IV };

/** An order by card, and the number by which the gateway knows it. */
export interface CardOrder {
  readonly externalId: string;
  readonly number: string;
}

/** What customers do, and what those who run the site see of it. */
export function billingDeskOf(now: () => { readonly server: TestServer; readonly admin: TestCaller }) {
  const call = (path: string, body?: object, method = body ? 'POST' : 'GET') =>
    now().admin.call<{ data: Fields } & Partial<Refusal>>(`/admin/billing${path}`, { method, body });
  const order = async (buyer: TestCaller, fields: Fields = {}): Promise<CardOrder> => {
    const answer: Answer<{ data: Started }> = await buyer.call('/subscription/order', {
      method: 'POST',
      body: { featureName: 'initial', paymentType: 'newebPay', ...fields },
    });
    const { externalId, data: form } = answer.body.data;
    const sent = new URLSearchParams(decrypt(form['PostData_'] ?? '', SHOP) ?? '');
    return { externalId, number: sent.get('MerOrderNo') ?? '' };
  };
  const notify = async (message: { readonly Period: string }): Promise<void> => {
    const { status } = await now().server.ask(NOTIFY, { method: 'POST', body: new URLSearchParams(message) });
    if (status !== 200) throw new Error(`the notice was answered with ${status}`);
  };
  return {
    call,
    order,
    notify,
    buy: async (buyer: TestCaller, amount = 550): Promise<CardOrder> => {
      const ordered = await order(buyer);
      await notify(mandateMade(ordered.number, amount));
      return ordered;
    },
    see: async <T = Fields>(path: string): Promise<T> => {
      const { status, body } = await call(path);
      if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
      return body.data as T;
    },
    refusal: async (path: string, body?: object, method?: string): Promise<[number, string | undefined]> => {
      const { status, body: answered } = await call(path, body, method);
      return [status, answered.error?.fields?.[0]?.code ?? answered.error?.code];
    },
  };
}
