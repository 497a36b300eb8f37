import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { BillingStatus, ChangeApi, ChangePreview, PaymentType, StartedOrder } from './payments.api';
import type { PlanChoice } from './purchase';

/** Changing what a group pays for: what it would cost, and that it is done. */
export class ChangeStore {
  choice: PlanChoice;
  paymentType: PaymentType | null;
  readonly preview = new Request<ChangePreview>();
  readonly submission = new Request<StartedOrder>();
  private readonly api: ChangeApi;
  private readonly current: PlanChoice;

  constructor(api: ChangeApi, status: BillingStatus, choice: PlanChoice | null) {
    this.api = api;
    this.paymentType = status.paymentType;
    this.current = currentOf(status);
    this.choice = choice ?? this.current;
    makeAutoObservable<this, 'api'>(
      this,
      { api: false, preview: false, submission: false },
      { autoBind: true },
    );
  }

  /** Whether something else than what the group has is chosen. */
  get isChange(): boolean {
    return !this.isCurrent(this.choice);
  }

  isCurrent({ plan, cycle }: PlanChoice): boolean {
    return plan === this.current.plan && cycle === this.current.cycle;
  }

  /** Ways to pay the difference; none when nothing is paid now. */
  get types(): readonly PaymentType[] {
    const types = this.preview.value?.paymentTypes ?? [];
    return this.preview.value?.lines.total === 0 ? [] : types;
  }

  async choose(change: Partial<PlanChoice>): Promise<void> {
    this.choice = { ...this.choice, ...change };
    await this.look();
  }

  async look(): Promise<void> {
    this.submission.reset();
    this.preview.reset();
    if (!this.isChange) return;
    const preview = await this.preview.run(() => this.api.previewChange(this.choice));
    if (preview !== null) this.keepPayable();
  }

  choosePayment(type: PaymentType): void {
    this.paymentType = type;
  }

  /** What was begun; null when it could not be. */
  async submit(): Promise<StartedOrder | null> {
    const { value } = this.preview;
    if (value === null || this.submission.isPending) return null;
    return this.submission.run(() => this.api.change(value.kind, this.choice, this.paymentType));
  }

  comeBack(): void {
    this.submission.reset();
  }

  /** A subscription that was free until now has no way to pay yet. */
  private keepPayable(): void {
    const { types } = this;
    if (types.length > 0 && !types.some((type) => type === this.paymentType)) {
      this.paymentType = types[0] ?? null;
    }
  }
}

const currentOf = ({ currentPlan, currentBillingCycle }: BillingStatus): PlanChoice => ({
  plan: currentPlan as PlanChoice['plan'],
  cycle: currentBillingCycle ?? 'monthly',
});
