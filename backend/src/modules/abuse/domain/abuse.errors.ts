import { DomainError, InvalidInput } from '../../../shared/domain/domain-error';

export type TextCode = 'reports.text-too-long' | 'reports.text-missing';

export class TextRefused extends InvalidInput {
  constructor(field: string, code: TextCode, message: string) {
    super([{ field, code, message }]);
  }
}

export class CaseDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'reports.case-does-not-exist', 'The case does not exist.');
  }
}

export type StepCode =
  | 'reports.action-needed'
  | 'reports.action-closes'
  | 'reports.lift-first'
  | 'reports.lift-reopens'
  | 'reports.nothing-to-lift';

/** The step does not fit where the case, or its link, stands. */
export class StepRefused extends InvalidInput {
  constructor(field: 'state' | 'action', code: StepCode, message: string) {
    super([{ field, code, message }]);
  }
}

/** The link was deleted for good, and leads nowhere already. */
export class LinkIsGone extends DomainError {
  constructor() {
    super('conflict', 'reports.link-gone', 'The link has been deleted, so no action is possible.');
  }
}

/** Nothing was done to the link that could be appealed against. */
export class NothingToAppeal extends DomainError {
  constructor() {
    super('conflict', 'reports.nothing-to-appeal', 'There is no decision on this link to appeal against.');
  }
}

export class AppealedAlready extends DomainError {
  constructor() {
    super('conflict', 'reports.appealed-already', 'You have already requested a review. We will notify you.');
  }
}
