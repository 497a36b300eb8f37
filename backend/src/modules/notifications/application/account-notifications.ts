import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../shared/events/event-bus';
import type {
  AddressChanged,
  PersonRegistered,
  SessionEndedByReuse,
  SignedInFromNewBrowser,
} from '../../identity/events';
import { NotificationsService } from './notifications.service';

/** Tells people what happened to their account. */
@Injectable()
export class AccountNotifications implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.events.on<PersonRegistered>('identity.person-registered', ({ userId }) =>
      this.notifications.notify({ id: `welcome:${userId}`, userId, type: 'welcome', params: {} }),
    );
    this.events.on<SignedInFromNewBrowser>('identity.signed-in-from-new-browser', (change) =>
      this.notifications.notify({
        id: `new-browser:${change.sessionId}`,
        userId: change.userId,
        type: 'new-browser',
        params: { browser: change.browser, os: change.os },
      }),
    );
    this.events.on<SessionEndedByReuse>('identity.session-ended-by-reuse', (change) =>
      this.notifications.notify({
        id: `session-ended:${change.sessionId}`,
        userId: change.userId,
        type: 'session-ended',
        params: { browser: change.browser, os: change.os },
      }),
    );
    this.events.on<AddressChanged>('identity.address-changed', ({ userId, changeId }) =>
      this.notifications.notify({
        id: `email-changed:${changeId}`,
        userId,
        type: 'email-changed',
        params: {},
      }),
    );
  }
}
