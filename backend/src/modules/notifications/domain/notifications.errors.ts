import { InvalidInput } from '../../../shared/domain/domain-error';

/** Messages that keep an account safe reach everybody. */
export class CannotBeBlocked extends InvalidInput {
  constructor() {
    const message = 'Account-security notifications cannot be muted.';
    super([{ field: 'type', code: 'account.notification-not-blockable', message }]);
  }
}

export class NotificationTypeUnknown extends InvalidInput {
  constructor() {
    super([
      { field: 'type', code: 'account.notification-type-unknown', message: 'Unknown type of notification.' },
    ]);
  }
}
