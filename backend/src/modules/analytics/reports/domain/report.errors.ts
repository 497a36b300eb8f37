import { DomainError, type FieldProblem, InvalidInput } from '../../../../shared/domain/domain-error';
import { HIT_CLASSES } from '../../../../shared/domain/visitor/hit-class';
import type { HidingReason } from './report-visibility';

/** The classes of hits that were asked for are none, or go with no filter. */
export class ClassesRefused extends InvalidInput {
  constructor(code: 'classes-unknown' | 'classes-unfiltered') {
    const remedies = {
      'classes-unknown': `classes must be a list of ${HIT_CLASSES.join(', ')} with commas`,
      'classes-unfiltered': 'classes must be human or absent when a filter is set',
    };
    super([{ field: 'classes', code: `analytics.${code}`, message: remedies[code] }]);
  }
}

/** What a long list shows of its end is no answer that anybody gave. */
export class RestRefused extends InvalidInput {
  constructor(fields: readonly string[]) {
    const [first = '', ...others] = fields;
    super([problemOf(first), ...others.map(problemOf)]);
  }
}

const problemOf = (field: string): FieldProblem => ({
  field,
  code: 'analytics.filter-rest',
  message: `${field} must be a listed value; the remainder of the list is not a single value`,
});

const REASONS: Readonly<Record<HidingReason, string>> = {
  'author-unknown': 'it was created without an account',
  'click-limit': 'its plan’s click limit is used up',
  protected: 'its group shows this only to its members',
};

/** A filter by what the reader is not shown would tell it after all. */
export class FilterHidden extends DomainError {
  constructor(field: string, reason: HidingReason) {
    const message = `${field} cannot be filtered by for this link, because ${REASONS[reason]}: leave it out.`;
    super('forbidden', 'analytics.filter-hidden', message, {
      fields: [{ field, code: 'analytics.filter-hidden', message }],
      details: { reason },
    });
  }
}
