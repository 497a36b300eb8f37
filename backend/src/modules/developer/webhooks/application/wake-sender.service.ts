import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { EventBus } from '../../../../shared/events/event-bus';
import { JobQueue } from '../../../../shared/jobs/job-queue';

export const SEND_JOB = 'developer.send-webhook';

/** There is something to send. */
export interface MessagesRecorded {
  readonly type: 'developer.messages-recorded';
}

const SECOND_MS = 1_000;

/**
 * Has what was recorded sent soon: one job in a second for all of it. It is made after the commit, so that the
 * transactions of one second do not wait for each other; what a crash leaves without one is found by the recurring look.
 */
@Injectable()
export class WakeSenderService implements OnModuleInit {
  private last = 0;

  constructor(
    private readonly queue: JobQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on<MessagesRecorded>('developer.messages-recorded', () => this.wake());
  }

  private async wake(): Promise<void> {
    // The second after this one: whatever is recorded within this one is there by then.
    const second = Math.floor(this.clock.now().getTime() / SECOND_MS) + 1;
    if (second === this.last) return;
    this.last = second;
    const runAt = new Date(second * SECOND_MS);
    const id = `${SEND_JOB}:${runAt.toISOString()}`;
    await this.unitOfWork.run(() => this.queue.enqueue({ name: SEND_JOB, id, payload: null, runAt }));
  }
}
