import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
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

  close = (): void => {
    this.current = null;
  };
}
