import { makeAutoObservable, runInAction } from 'mobx';
import { FormStore } from '../../shared/form.store';
import { Request } from '../../shared/request';
import type { FoundGroup, GivenPlan, GivenPlansApi, PlanName, PlanOfGroup } from './given-plans.api';

const MAX_REASON_LENGTH = 500;
const FREE: PlanName = 'free';

/** The first moment after a day, where the reader is; null without a day. */
export function endOfGrantedDay(day: string): string | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return day === '' ? null : new Date(year, month - 1, date + 1).toISOString();
}

/** A plan as the form has it; `until`: its last day, or empty for no end. */
interface PlanToGive extends Omit<GivenPlan, 'until'> {
  readonly until: string;
}

export type GivenPlanForm = FormStore<PlanToGive, PlanOfGroup>;

function formFor(api: GivenPlansApi, { groupId, currentPlan }: PlanOfGroup): GivenPlanForm {
  return new FormStore<PlanToGive, PlanOfGroup>({
    values: { plan: currentPlan, until: '', reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' || reason.length > MAX_REASON_LENGTH ? 'billing.reason-invalid' : null,
    }),
    send: async ({ values: { plan, until, reason } }) => {
      await api.give(groupId, { plan, until: plan === FREE ? null : endOfGrantedDay(until), reason });
      return api.planOf(groupId);
    },
    savedAs: (result) => ({ plan: result.currentPlan, until: '', reason: '' }),
  });
}

/** Plans that those who run the site give to groups: the search, the group that was chosen, and what it gets. */
export class GivenPlansStore {
  q = '';
  readonly found = new Request<readonly FoundGroup[]>();
  readonly chosen = new Request<PlanOfGroup>();
  form: GivenPlanForm | null = null;
  private readonly api: GivenPlansApi;

  constructor(api: GivenPlansApi) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, found: false, chosen: false }, { autoBind: true });
  }

  ask(q: string): void {
    this.q = q;
  }

  /** A group that is found alone is chosen at once. */
  async find(): Promise<void> {
    this.chosen.reset();
    this.form = null;
    const groups = await this.found.run(() => this.api.find(this.q.trim()));
    const [group, ...others] = groups ?? [];
    if (group && others.length === 0) await this.choose(group.groupId);
  }

  async choose(groupId: number): Promise<void> {
    const plan = await this.chosen.run(() => this.api.planOf(groupId));
    if (plan !== null) runInAction(() => (this.form = formFor(this.api, plan)));
  }

  /** Whether it was given. */
  async give(): Promise<boolean> {
    const plan = (await this.form?.submit()) ?? null;
    if (plan === null) return false;
    await this.chosen.run(() => Promise.resolve(plan));
    return true;
  }
}
