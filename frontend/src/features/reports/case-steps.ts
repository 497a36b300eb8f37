import type { AbuseCase, CaseState, StepInput } from './cases.api';

export interface PossibleStep {
  readonly name: 'review' | 'warn' | 'disable' | 'dismiss' | 'lift' | 'uphold' | 'reopen';
  readonly step: Omit<StepInput, 'note'>;
}

const REVIEW: PossibleStep = { name: 'review', step: { state: 'reviewing', action: 'none' } };
const REOPEN: PossibleStep = { name: 'reopen', step: { state: 'reviewing', action: 'none' } };
const WARN: PossibleStep = { name: 'warn', step: { state: 'acted', action: 'warn' } };
const DISABLE: PossibleStep = { name: 'disable', step: { state: 'acted', action: 'disable' } };
const DISMISS: PossibleStep = { name: 'dismiss', step: { state: 'dismissed', action: 'none' } };
const UPHOLD: PossibleStep = { name: 'uphold', step: { state: 'acted', action: 'none' } };
const LIFT: PossibleStep = { name: 'lift', step: { state: 'dismissed', action: 'lift' } };

/** How a site admin begins to look at a case. */
const LOOKS: Readonly<Record<CaseState, readonly PossibleStep[]>> = {
  open: [REVIEW],
  reviewing: [],
  acted: [REOPEN],
  dismissed: [REOPEN],
};

function endsOf({ state, measure }: AbuseCase): readonly PossibleStep[] {
  if (measure !== 'none') return state === 'acted' ? [LIFT] : [UPHOLD, LIFT];
  return state === 'dismissed' ? [] : [DISMISS];
}

/** What a site admin can do with a case in its state. */
export function stepsFor(abuse: AbuseCase): readonly PossibleStep[] {
  const { state, measure, url, isTrashed } = abuse;
  const isLeading = url !== null && !isTrashed;
  const measures = [WARN, DISABLE].filter(({ name }) => isLeading && name !== measure);
  return [...LOOKS[state], ...measures, ...endsOf(abuse)];
}
