import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../../shared/jobs/job-queue';
import { WebhookStore } from './ports/webhook-store';

export const FORGET_JOB = 'developer.forget-webhook';

/** Removes endpoints; what was sent there goes by a job, because it may be much. Part of the caller's unit of work. */
@Injectable()
export class ForgetWebhooksService {
  constructor(
    private readonly store: WebhookStore,
    private readonly queue: JobQueue,
  ) {}

  async forget(webhookId: number): Promise<void> {
    await this.store.remove(webhookId);
    const id = `${FORGET_JOB}:${String(webhookId)}`;
    await this.queue.enqueue({ name: FORGET_JOB, id, payload: { webhookId } });
  }

  async forgetOf(groupIds: readonly number[]): Promise<void> {
    for (const { id } of await this.store.ofGroups(groupIds)) await this.forget(id);
  }
}
