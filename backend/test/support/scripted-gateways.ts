import type { GatewayFact } from '../../src/modules/payments/application/ports/payment-gateway';
import type { Character } from './scripted-books';
import { ScriptedGateway } from './scripted-gateway';
import { ScriptedPayPal } from './scripted-paypal';

const DAY_MS = 86_400_000;

/** Of a month, in the smallest units. */
export const PRICES = {
  TWD: { personal: 299, initial: 550, classic: 1_980 },
  USD: { personal: 1_200, initial: 3_900, classic: 11_900 },
} as const;

export const CHARACTERS: readonly Character[] = [
  { type: 'newebPay', currency: 'TWD', actsByItself: true, sendsEvents: false, lateMs: DAY_MS },
  { type: 'linePay', currency: 'TWD', actsByItself: false, sendsEvents: false, lateMs: DAY_MS },
  { type: 'paypal', currency: 'USD', actsByItself: true, sendsEvents: true, lateMs: 2 * DAY_MS },
];

export function openGateway(
  character: Character,
  now: () => number,
  answered?: (fact: GatewayFact) => void,
): ScriptedGateway {
  const Kind = character.sendsEvents ? ScriptedPayPal : ScriptedGateway;
  return new Kind(character, now, answered);
}
