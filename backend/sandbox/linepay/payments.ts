import { digits } from '../shared/random-ids';
import { inTaipei } from '../shared/taipei';
import { Refusal } from './codes';
import type { Context } from './gateway-context';
import type { Payment } from './state';

/** How long a request can be approved and confirmed. */
const LIFE_MS = 20 * 60_000;
const AUTHORIZATION_LIFE_MS = 30 * 86_400_000;

export const newId = ({ clock, state }: Context): string => {
  state.lastId += 1;
  return `${inTaipei(clock.now()).toFormat('yyyyMMdd')}${String(state.lastId).padStart(11, '0')}`;
};

export const newToken = (): string => digits(12);

export function find(id: string | undefined, { state }: Context): Payment {
  const payment = state.payments.find((one) => one.id === id);
  if (!payment) throw new Refusal('1150');
  return payment;
}

export const isOver = ({ createdAt }: Payment, { clock }: Context): boolean =>
  clock.now() > createdAt + LIFE_MS;

export const authorizationEnd = ({ paidAt = 0 }: Payment): number => paidAt + AUTHORIZATION_LIFE_MS;

export const refundedOf = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Money has moved or is held. */
export const isPaid = ({ status }: Payment): boolean =>
  status === 'CAPTURE' || status === 'AUTHORIZATION' || status === 'VOIDED_AUTHORIZATION';

export const timeOf = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');
