import fc from 'fast-check';
import type { GatewayFault } from './scripted-books';
import { CHARACTERS } from './scripted-gateways';

const nth = fc.nat({ max: 5 });
const gateway = fc.nat({ max: CHARACTERS.length - 1 });
const plan = fc.constantFrom('personal' as const, 'initial' as const, 'classic' as const);

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** What customers, gateways, networks and time do. A purchase is several steps that mostly follow each other. */
export const STEP = fc.oneof(
  often(3, fc.record({ do: fc.constant('purchase' as const), gateway, plan, hasCoupon: fc.boolean() })),
  often(2, fc.record({ do: fc.constant('buy' as const), gateway, plan, hasCoupon: fc.boolean() })),
  often(2, fc.record({ do: fc.constant('pay' as const), gateway, nth, isWrong: fc.boolean() })),
  often(1, fc.record({ do: fc.constant('decline' as const), gateway, nth })),
  often(2, fc.record({ do: fc.constantFrom('deliver' as const, 'duplicate' as const), gateway, nth })),
  often(1, fc.record({ do: fc.constantFrom('drop' as const, 'come back' as const), gateway, nth })),
  often(1, fc.record({ do: fc.constantFrom('cancel' as const, 'resubscribe' as const), gateway })),
  often(1, fc.record({ do: fc.constant('refuse card' as const), gateway })),
  often(1, fc.record({ do: fc.constantFrom('away' as const, 'answer lost' as const), gateway })),
  // So little that whatever was paid is never refunded as a whole.
  often(1, fc.record({ do: fc.constant('refund' as const), nth, amount: fc.constantFrom(1, 2, 3) })),
  often(1, fc.record({ do: fc.constant('minutes' as const), amount: fc.constantFrom(1, 6, 50) })),
  often(3, fc.record({ do: fc.constant('days' as const), amount: fc.constantFrom(1, 2, 8, 31) })),
);
export type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;

export type Disturbance = Extract<Step, { readonly do: 'refuse card' | GatewayFault }>;
export type Purchase = Extract<Step, { readonly hasCoupon: boolean }>;
