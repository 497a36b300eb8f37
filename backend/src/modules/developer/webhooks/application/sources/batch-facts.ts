import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../../shared/events/event-bus';
import type { BatchFinished } from '../../../../batch/events';
import { WebhookMessagesService } from '../webhook-messages.service';

/** What becomes of files of links. */
@Injectable()
export class BatchFacts implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly messages: WebhookMessagesService,
  ) {}

  onModuleInit(): void {
    this.events.record<BatchFinished>(['batch.run-finished'], (news) =>
      this.messages.recordKnown(
        news.map(({ type: _, groupId, ...data }) => ({ groupId, event: 'batch.finished', data }) as const),
      ),
    );
  }
}
