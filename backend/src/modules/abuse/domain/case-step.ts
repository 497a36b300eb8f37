import { StepRefused } from './abuse.errors';

/**
 * The state of a case: `open` waits, `reviewing` is looked at, `acted` something was done to the
 * link, `dismissed` nothing was wrong.
 */
export const CASE_STATES = ['open', 'reviewing', 'acted', 'dismissed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What a step does to the link: a warning page before it, an end to it, or an end to both. */
export const CASE_ACTIONS = ['none', 'warn', 'disable', 'lift'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** What stands on the link now. */
export type Measure = 'none' | 'warn' | 'disable';

export interface CaseStep {
  readonly state: CaseState;
  readonly action: CaseAction;
}

export const isClosed = (state: CaseState): boolean => state === 'acted' || state === 'dismissed';

/** Warnings that people put before a link, or that a list of dangerous addresses asks for; others come and go by themselves. */
const LASTING: ReadonlySet<string | null> = new Set(['reported', 'threat']);

/** As much of a link as says what was done to it. */
interface LinkMarks {
  readonly warning: string | null;
  readonly disabledFor: string | null;
}

export function measureOf({ warning, disabledFor }: LinkMarks): Measure {
  if (disabledFor !== null) return 'disable';
  return LASTING.has(warning) ? 'warn' : 'none';
}

/** What stands on the link after an action. */
export function measureAfter(action: CaseAction, before: Measure): Measure {
  if (action === 'none') return before;
  return action === 'lift' ? 'none' : action;
}

/**
 * Throws {@link StepRefused} unless the step fits: any state follows any other, but a case that is `acted` leaves
 * something on its link, one that is `dismissed` leaves nothing, and only what is there can be lifted.
 */
export function checkStep({ state, action }: CaseStep, measure: Measure): void {
  const changes = action === 'warn' || action === 'disable';
  if (changes && state !== 'acted') {
    const message = `Whoever does ${action} has acted: state must be acted.`;
    throw new StepRefused('state', 'reports.action-closes', message);
  }
  if (action === 'lift' && state === 'acted') {
    const message = 'After lift nothing is done to the link: state must be open, reviewing or dismissed.';
    throw new StepRefused('state', 'reports.lift-reopens', message);
  }
  if (action === 'lift' && measure === 'none') {
    const message = 'Nothing was done to the link, so there is nothing to lift: choose none.';
    throw new StepRefused('action', 'reports.nothing-to-lift', message);
  }
  if (state === 'acted' && measureAfter(action, measure) === 'none') {
    const message = 'Say what is done to the link: warn or disable.';
    throw new StepRefused('action', 'reports.action-needed', message);
  }
  if (state === 'dismissed' && measureAfter(action, measure) !== 'none') {
    const message = 'A case is dismissed when nothing stays on the link: choose lift.';
    throw new StepRefused('action', 'reports.lift-first', message);
  }
}
