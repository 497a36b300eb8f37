import type { BrandDomainItem } from '../brand/brand-domains.api';
import type { SetupStep, StepState } from '../brand/brand-domain-state';
import type { BoughtDomain } from './domain-sales.api';

/** From the payment of a domain, or the choice of the one that a plan includes, to https; a proxy in front of the site takes care of the last step. */
export function stepsOfBought(
  { state, isIncluded }: Pick<BoughtDomain, 'state' | 'isIncluded'>,
  item: Pick<BrandDomainItem, 'state' | 'certificateUntil'> | null,
  hasOwnCertificates: boolean,
): readonly SetupStep[] {
  const isRegistered = state !== 'registering';
  const hasRecords = isRegistered && item?.state === 'verified';
  const after = (isReady: boolean, isDone: boolean): StepState => {
    if (isDone) return 'done';
    return isReady ? 'now' : 'open';
  };
  const steps: readonly SetupStep[] = [
    { name: isIncluded ? 'chosen' : 'paid', state: 'done' },
    { name: 'registered', state: after(true, isRegistered) },
    { name: 'records', state: after(isRegistered, hasRecords) },
  ];
  if (!hasOwnCertificates) return steps;
  const isServed = hasRecords && item.certificateUntil !== null;
  return [...steps, { name: 'certificate', state: after(hasRecords, isServed) }];
}
