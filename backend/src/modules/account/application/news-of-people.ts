import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../shared/events/event-bus';
import type {
  AddressChanged,
  PersonRegistered,
  SessionEndedByReuse,
  SignedInFromNewBrowser,
} from '../../identity/events';
import { Notifications } from './notifications.service';

/** Tells people what happened to their account. */
@Injectable()
export class NewsOfPeople implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.events.on<PersonRegistered>('identity.person-registered', ({ userId }) =>
      this.notifications.notify({ id: `welcome:${userId}`, userId, type: 'welcome', params: {} }),
    );
    this.events.on<SignedInFromNewBrowser>('identity.signed-in-from-new-browser', (news) =>
      this.notifications.notify({
        id: `new-browser:${news.sessionId}`,
        userId: news.userId,
        type: 'new-browser',
        params: { browser: news.browser, os: news.os },
      }),
    );
    this.events.on<SessionEndedByReuse>('identity.session-ended-by-reuse', (news) =>
      this.notifications.notify({
        id: `session-ended:${news.sessionId}`,
        userId: news.userId,
        type: 'session-ended',
        params: { browser: news.browser, os: news.os },
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
