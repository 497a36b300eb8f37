import { makeAutoObservable, runInAction } from 'mobx';
import { type ApiError, apiErrorOf } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { AccessApi, DeviceSession } from './account.api';

type DevicesApi = Pick<AccessApi, 'sessions' | 'endSession' | 'endOtherSessions'>;

/** Where the person is signed in. */
export class DevicesStore {
  readonly sessions = new Request<readonly DeviceSession[]>();
  readonly endingAll = new Request<true>();
  /** Ids of sessions whose end is under way. */
  readonly ending = new Set<string>();
  failure: ApiError | null = null;
  private gone: readonly string[] = [];
  private readonly api: DevicesApi;

  constructor(api: DevicesApi) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, sessions: false, endingAll: false });
  }

  /** This device first, then those used last. */
  get list(): readonly DeviceSession[] {
    const kept = (this.sessions.value ?? []).filter(({ id }) => !this.gone.includes(id));
    return kept.sort(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedTime.localeCompare(a.lastUsedTime),
    );
  }

  get others(): number {
    return this.list.filter(({ isCurrent }) => !isCurrent).length;
  }

  load = async (): Promise<void> => {
    await this.sessions.run(() => this.api.sessions());
  };

  /** Whether it ended. */
  end = async (id: string): Promise<boolean> => {
    if (this.ending.has(id)) return false;
    this.ending.add(id);
    this.failure = null;
    const error = await this.api.endSession(id).then(() => null, apiErrorOf);
    // Ended by another person is ended.
    const isEnded = error === null || error.status === 404;
    runInAction(() => {
      this.ending.delete(id);
      if (isEnded) this.gone = [...this.gone, id];
      else this.failure = error;
    });
    return isEnded;
  };

  endOthers = async (): Promise<boolean> => {
    const others = this.list.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
    const isDone = await this.endingAll.run(() => this.api.endOtherSessions().then(() => true as const));
    if (isDone === null) return false;
    runInAction(() => {
      this.gone = [...this.gone, ...others];
    });
    return true;
  };
}
