import { DomainError, InvalidInput } from '../../../../shared/domain/domain-error';

/** There is no such action, or it is not one that goes through links. */
export class ActionDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'desk.action-does-not-exist', 'The action does not exist.');
  }
}

/** The action was undone before, or is of a kind that is not undone as a whole. */
export class NothingToUndo extends DomainError {
  constructor() {
    super('conflict', 'desk.nothing-to-undo', 'The action is not in force, so there is nothing to undo.');
  }
}

export class PersonDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'desk.person-does-not-exist', 'There is no such person.');
  }
}

/** No guest's browser has made a link under that id. */
export class BrowserDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'desk.browser-does-not-exist', 'No links were made in such a browser.');
  }
}

/** A site admin is not suspended by a colleague, nor by themselves. */
export class SiteAdminNotSuspended extends DomainError {
  constructor() {
    super(
      'conflict',
      'desk.site-admin-not-suspended',
      'The person runs the site: remove their address from ADMIN_EMAILS first.',
    );
  }
}

/** What site admins see is not for others to look at. */
export class SiteAdminNotViewed extends DomainError {
  constructor() {
    super('conflict', 'desk.site-admin-not-viewed', 'The person runs the site: there is no view of them.');
  }
}

/** Blocking a whole host stops every link to it, so it is typed once more. */
export class ConfirmationNeeded extends InvalidInput {
  constructor(expected: string) {
    const message = `Everything on ${expected} would be blocked: send confirmation with exactly that.`;
    super([{ field: 'confirmation', code: 'desk.confirmation-needed', message }], { expected });
  }
}

/** The caller shows no token of ours, or one that is too old. */
export class AppealLinkInvalid extends DomainError {
  constructor() {
    super(
      'forbidden',
      'desk.appeal-link-invalid',
      'The token is not valid or too old: sign in with the email address to get a new one.',
    );
  }
}

export class NotSuspended extends DomainError {
  constructor() {
    super('conflict', 'desk.not-suspended', 'The account is not suspended, so there is nothing to appeal.');
  }
}

/** One appeal at a time. */
export class AppealWaits extends DomainError {
  constructor() {
    super('conflict', 'desk.appeal-waits', 'An appeal waits already: it is answered by mail.');
  }
}

export class NoMoreAppeals extends DomainError {
  constructor() {
    super('conflict', 'desk.no-more-appeals', 'No further appeal is possible for this suspension.');
  }
}

export class AppealDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'desk.appeal-does-not-exist', 'There is no such appeal.');
  }
}

export class AppealAnswered extends DomainError {
  constructor() {
    super('conflict', 'desk.appeal-answered', 'The appeal has been answered already.');
  }
}
