import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
import type { FeatureName } from './plan';
import { type Reminder, reminderOf } from './reminder';

/** What lies over the page because a call was refused for the sake of a plan or of an account; one at a time. */
export class RemindersStore {
  current: Reminder | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Hears of every refused call whose screen does not speak for itself. */
  note = (error: ApiError, isSignedIn: boolean): void => {
    this.current ??= reminderOf(error, isSignedIn);
  };

  /** Explains in place what the group's plan lacks, before any call is refused. */
  explain = (feature: FeatureName, plan: string | null): void => {
    this.current = { kind: 'feature', feature, plan };
  };

  close = (): void => {
    this.current = null;
  };
}
