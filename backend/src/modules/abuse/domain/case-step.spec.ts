import { DomainError } from '../../../shared/domain/domain-error';
import {
  CASE_ACTIONS,
  CASE_STATES,
  type CaseAction,
  type CaseState,
  checkStep,
  type Measure,
  measureAfter,
  measureOf,
} from './case-step';

function outcomeOf(state: CaseState, action: CaseAction, measure: Measure): string {
  try {
    checkStep({ state, action }, measure);
    return 'fits';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

describe('a step with a case', () => {
  it.each<[CaseState, CaseAction, Measure, string]>([
    ['open', 'none', 'none', 'fits'],
    ['open', 'none', 'warn', 'fits'],
    ['open', 'lift', 'disable', 'fits'],
    ['reviewing', 'none', 'disable', 'fits'],
    ['reviewing', 'lift', 'warn', 'fits'],
    ['acted', 'warn', 'none', 'fits'],
    ['acted', 'warn', 'disable', 'fits'],
    ['acted', 'disable', 'none', 'fits'],
    ['acted', 'disable', 'warn', 'fits'],
    ['acted', 'none', 'warn', 'fits'],
    ['dismissed', 'none', 'none', 'fits'],
    ['dismissed', 'lift', 'disable', 'fits'],
    ['open', 'warn', 'none', 'reports.action-closes'],
    ['reviewing', 'disable', 'none', 'reports.action-closes'],
    ['dismissed', 'disable', 'none', 'reports.action-closes'],
    ['acted', 'lift', 'warn', 'reports.lift-reopens'],
    ['open', 'lift', 'none', 'reports.nothing-to-lift'],
    ['dismissed', 'lift', 'none', 'reports.nothing-to-lift'],
    ['acted', 'none', 'none', 'reports.action-needed'],
    ['dismissed', 'none', 'warn', 'reports.lift-first'],
  ])('to %s with %s, on a link with %s: %s', (state, action, measure, outcome) => {
    expect(outcomeOf(state, action, measure)).toBe(outcome);
  });

  const MEASURES = ['none', 'warn', 'disable'] as const;
  it.each(CASE_STATES.flatMap((state) => CASE_ACTIONS.map((action) => [state, action] as const)))(
    'never leaves a case %s with %s that has, or lacks, a measure against its name',
    (state, action) => {
      const fitting = MEASURES.filter((measure) => outcomeOf(state, action, measure) === 'fits');
      const after = fitting.map((measure) => measureAfter(action, measure));
      if (state === 'acted') expect(after).not.toContain('none');
      if (state === 'dismissed') expect(after.filter((measure) => measure !== 'none')).toEqual([]);
    },
  );
});

describe('what stands on a link', () => {
  it.each([
    [null, null, 'none'],
    ['young', null, 'none'],
    ['free-host', null, 'none'],
    ['reported', null, 'warn'],
    ['threat', null, 'warn'],
    [null, 'abuse', 'disable'],
    ['reported', 'abuse', 'disable'],
    ['young', 'blocked', 'disable'],
  ])('warning %s, disabled for %s: %s', (warning, disabledFor, measure) => {
    expect(measureOf({ warning, disabledFor })).toBe(measure);
  });
});
