import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { HoldingsApi } from './account.api';

export const LEAVING_REASONS = ['not-needed', 'missing', 'hard', 'price', 'trust', 'other'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

type DeletionApi = Pick<HoldingsApi, 'deleteAccount' | 'submitSurvey'>;

/** The way out: what is lost, the address as a signature, a last warning, good-bye. */
export class DeletionStore {
  step: 'closed' | 'losses' | 'warning' | 'gone' = 'closed';
  typed = '';
  reason: LeavingReason | '' = '';
  /** Of the account, and to be typed as its signature. */
  readonly email: string;
  readonly deleting = new Request<true>();
  private readonly api: DeletionApi;

  constructor(api: DeletionApi, email: string) {
    this.api = api;
    this.email = email;
    makeAutoObservable<this, 'api'>(this, { api: false, email: false, deleting: false });
  }

  get isSigned(): boolean {
    return this.typed.trim().toLowerCase() === this.email.toLowerCase();
  }

  open = (): void => {
    this.step = 'losses';
    this.typed = '';
    this.deleting.reset();
  };

  close = (): void => {
    if (!this.deleting.isPending) this.step = 'closed';
  };

  setTyped = (text: string): void => {
    this.typed = text;
  };

  setReason = (reason: LeavingReason | ''): void => {
    this.reason = reason;
  };

  goOn = (): void => {
    if (this.isSigned) this.step = 'warning';
  };

  /** Whether the account is gone. */
  confirm = async (): Promise<boolean> => {
    if (!this.isSigned || this.deleting.isPending) return false;
    if (this.reason !== '') {
      // An opinion is welcome, and no reason to keep people.
      await this.api.submitSurvey('goodbye', { reason: this.reason }).catch(() => undefined);
    }
    const isGone = await this.deleting.run(() =>
      this.api.deleteAccount(this.email).then(() => true as const),
    );
    if (isGone !== null) this.arrive();
    return isGone !== null;
  };

  private arrive(): void {
    this.step = 'gone';
  }
}
