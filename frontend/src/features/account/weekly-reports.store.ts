import { makeAutoObservable, runInAction } from 'mobx';
import { apiErrorOf, type ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { WeeklyReport, WeeklyReportsApi } from './weekly-reports.api';

/** Which weekly reports the person gets. */
export class WeeklyReportsStore {
  readonly request = new Request<readonly WeeklyReport[]>();
  failure: ApiError | null = null;
  private readonly api: WeeklyReportsApi;
  /** What was chosen here, by group. */
  private readonly chosen = new Map<number, boolean>();

  constructor(api: WeeklyReportsApi) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, request: false });
  }

  isOn({ groupId, isOn }: WeeklyReport): boolean {
    return this.chosen.get(groupId) ?? isOn;
  }

  async load(): Promise<void> {
    await this.request.run(() => this.api.list());
  }

  /** Shown at once, and taken back when the server refuses. */
  async choose(report: WeeklyReport, isOn: boolean): Promise<void> {
    const before = this.isOn(report);
    this.chosen.set(report.groupId, isOn);
    this.failure = null;
    const error = await this.api.choose(report.groupId, isOn).then(() => null, apiErrorOf);
    if (error === null) return;
    runInAction(() => {
      this.chosen.set(report.groupId, before);
      this.failure = error;
    });
  }
}
