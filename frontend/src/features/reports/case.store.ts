import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { CaseDetails, CasesApi, CaseStep, AbuseReport, StepInput } from './cases.api';

/** A reported link on its page. */
export class CaseStore {
  readonly caseId: number;
  /** For other admins, with the next step. */
  note = '';
  /** Newest first. */
  reports: readonly AbuseReport[] = [];
  readonly request = new Request<CaseDetails>();
  readonly older = new Request<CaseDetails>();
  readonly step = new Request<CaseDetails>();
  private next = -1;
  private readonly api: Pick<CasesApi, 'one' | 'judge'>;

  constructor(api: Pick<CasesApi, 'one' | 'judge'>, caseId: number) {
    this.api = api;
    this.caseId = caseId;
    makeAutoObservable<this, 'api'>(
      this,
      { caseId: false, request: false, older: false, step: false, api: false },
      { autoBind: true },
    );
  }

  get details(): CaseDetails | null {
    return this.step.value ?? this.request.value;
  }

  get steps(): readonly CaseStep[] {
    return this.details?.steps ?? [];
  }

  get hasOlder(): boolean {
    return this.next !== -1;
  }

  /** What stands now; forgets a step that could not be taken. */
  async load(): Promise<void> {
    const details = await this.request.run(() => this.api.one(this.caseId, -1));
    if (details === null) return;
    this.step.reset();
    this.show(details, []);
  }

  async showOlder(): Promise<void> {
    const { next } = this;
    if (next === -1 || this.older.isPending) return;
    const details = await this.older.run(() => this.api.one(this.caseId, next));
    if (details !== null) this.show(details, this.reports);
  }

  write(note: string): void {
    this.note = note;
  }

  /** Whether the step was taken. */
  async take(step: Omit<StepInput, 'note'>): Promise<boolean> {
    if (this.step.isPending) return false;
    const details = await this.step.run(() => this.api.judge(this.caseId, { ...step, note: this.note }));
    if (details === null) return false;
    this.write('');
    this.show(details, []);
    return true;
  }

  private show({ reports, reportsStart }: CaseDetails, newer: readonly AbuseReport[]): void {
    this.reports = [...newer, ...reports];
    this.next = reportsStart;
  }
}
