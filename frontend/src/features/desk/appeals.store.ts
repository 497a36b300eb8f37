import { makeAutoObservable } from 'mobx';
import { FormStore } from '../../shared/form.store';
import { Request } from '../../shared/request';
import type { AppealsApi, AppealState, SuspensionAppeal } from './appeals.api';
import { LongListStore } from './long-list.store';
import type { Reason } from './moderation-forms';

const MAX_ANSWER_LENGTH = 2_000;

function answerProblem(answer: string): string | null {
  if (answer.trim() === '') return 'reports.text-missing';
  return Array.from(answer.trim()).length > MAX_ANSWER_LENGTH ? 'reports.text-too-long' : null;
}

/** What suspended people say, in one state, and the answers of a site admin. */
export class AppealsStore {
  readonly list: LongListStore<SuspensionAppeal>;
  readonly lifting = new Request<SuspensionAppeal>();
  /** Of the appeal whose suspension is lifted; null before any was. */
  liftedId: number | null = null;
  private readonly api: AppealsApi;

  constructor(api: AppealsApi, state: AppealState) {
    this.api = api;
    this.list = new LongListStore((start) => api.list(state, start));
    makeAutoObservable<this, 'api'>(this, { api: false, list: false, lifting: false }, { autoBind: true });
  }

  /** Whether the suspension has ended. */
  async lift({ appealId }: SuspensionAppeal): Promise<boolean> {
    this.liftedId = appealId;
    const answered = await this.lifting.run(() => this.api.lift(appealId));
    if (answered === null) return false;
    this.leave(answered);
    return true;
  }

  /** Why it stays, and then it does. */
  refusal({ appealId }: SuspensionAppeal): FormStore<Reason, SuspensionAppeal> {
    return new FormStore<Reason, SuspensionAppeal>({
      values: { reason: '' },
      check: ({ reason }) => ({ reason: answerProblem(reason) }),
      send: ({ values: { reason } }) => this.api.refuse(appealId, reason.trim()),
      savedAs: (_, sent) => sent,
    });
  }

  /** What was answered waits no more. */
  leave(answered: SuspensionAppeal): void {
    this.list.keep(({ appealId }) => appealId !== answered.appealId);
  }
}
