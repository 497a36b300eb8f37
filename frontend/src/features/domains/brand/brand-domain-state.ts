import type { TagColor } from '../../../shared/ui/theme/tag-palette';
import type { BrandDomain, BrandDomainItem, Certificate } from './brand-domains.api';

/** What people see of a domain: its state, or who has taken it out of service. */
export type ShownState = BrandDomainItem['state'] | 'siteSuspended' | 'planSuspended';

type StateParts = Pick<BrandDomainItem, 'state' | 'suspension'>;

export function shownState({ state, suspension }: StateParts): ShownState {
  if (suspension === null) return state;
  return suspension === 'site' ? 'siteSuspended' : 'planSuspended';
}

const COLORS: Readonly<Record<ShownState, TagColor>> = {
  claimed: 'blue',
  verified: 'green',
  failing: 'orange',
  invalid: 'red',
  unbound: 'gray',
  lapsed: 'gray',
  released: 'gray',
  siteSuspended: 'yellow',
  planSuspended: 'yellow',
};

export const stateColor = (domain: StateParts): TagColor => COLORS[shownState(domain)];

/** Whether new links can stand on it. */
export const isInUse = ({ state, suspension }: StateParts): boolean =>
  suspension === null && (state === 'verified' || state === 'failing');

const UNDER_WAY: ReadonlySet<Certificate['state']> = new Set([
  'wanted',
  'ordered',
  'challenged',
  'finalizing',
]);

export const isCertificateUnderWay = ({ isOurs, state }: Certificate): boolean =>
  isOurs && UNDER_WAY.has(state);

type Awaiting = Pick<BrandDomain, 'state' | 'suspension' | 'nextCheckAt' | 'certificate'>;

/** Whether there is news to come within minutes. */
export function isAwaited(domain: Awaiting): boolean {
  if (domain.state === 'claimed') return domain.nextCheckAt !== null;
  return isInUse(domain) && isCertificateUnderWay(domain.certificate);
}

export type StepState = 'done' | 'now' | 'open';

export interface SetupStep {
  readonly name: 'added' | 'paid' | 'chosen' | 'registered' | 'records' | 'certificate';
  readonly state: StepState;
}

/** The way of a domain from its claim to https; a proxy in front of the site takes care of the last step. */
export function stepsOf(
  domain: Pick<BrandDomain, 'state' | 'suspension' | 'certificate'>,
): readonly SetupStep[] {
  const { isOurs, isServed } = domain.certificate;
  const hasRecords = domain.state === 'verified';
  const records: SetupStep = { name: 'records', state: hasRecords ? 'done' : 'now' };
  const steps: readonly SetupStep[] = [{ name: 'added', state: 'done' }, records];
  if (!isOurs) return steps;
  const next: StepState = hasRecords ? 'now' : 'open';
  return [...steps, { name: 'certificate', state: isServed ? 'done' : next }];
}
