import { InvalidInput } from '../../../shared/domain/domain-error';
import { problem } from '../domain/payments.errors';
import type { StartDomainOrderDto } from './dto/domain-subscription.dto';
import type { StartOrderDto } from './dto/subscription.dto';

/** What the order, or the subscription that goes on, says already. */
const SETTLED = {
  order: ['featureName', 'billingCycle', 'coupon', 'purchaseTarget', 'invoice'],
  subscription: ['externalId', 'featureName', 'billingCycle', 'coupon', 'invoice'],
} as const satisfies Readonly<Record<string, readonly (keyof StartOrderDto)[]>>;

/** Refuses by name what would change nothing, because the sender believes that it does. */
export function refuseSettled(input: StartOrderDto, by: keyof typeof SETTLED): void {
  refuse(
    SETTLED[by].filter((field) => input[field] !== undefined),
    by,
  );
}

/** The same for an order of a domain. */
export function refuseSettledDomain(input: StartDomainOrderDto): void {
  const fields = ['domainName', 'coupon', 'invoice'] as const;
  refuse(
    fields.filter((field) => input[field] !== undefined),
    'order',
  );
}

function refuse(fields: readonly string[], by: string): void {
  const [first, ...others] = fields.map((field) =>
    problem(field, 'field-settled', `Leave this out: the ${by} has it already.`),
  );
  if (first) throw new InvalidInput([first, ...others]);
}
