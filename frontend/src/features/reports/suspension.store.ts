import { makeAutoObservable } from 'mobx';
import { FormStore } from '../../shared/form.store';
import { Request } from '../../shared/request';
import { isTextTooLong } from './report.api';
import type { SuspensionApi, SuspensionState } from './suspension.api';

interface AppealValues {
  readonly text: string;
}

const NOTHING: AppealValues = { text: '' };

function textProblem(text: string): string | null {
  if (text.trim() === '') return 'reports.text-missing';
  return isTextTooLong(text) ? 'reports.text-too-long' : null;
}

/** What a suspended person has said, and can still say. */
export class SuspensionStore {
  readonly request = new Request<SuspensionState>();
  readonly form: FormStore<AppealValues, SuspensionState>;
  private readonly api: SuspensionApi;
  private readonly token: string;

  constructor(api: SuspensionApi, token: string) {
    this.api = api;
    this.token = token;
    this.form = new FormStore({
      values: NOTHING,
      check: ({ text }) => ({ text: textProblem(text) }),
      send: ({ values }) => api.appeal(token, values.text),
      savedAs: () => NOTHING,
    });
    makeAutoObservable<this, 'api' | 'token'>(this, {
      request: false,
      form: false,
      api: false,
      token: false,
    });
  }

  /** Null before it is known. */
  get suspension(): SuspensionState | null {
    return this.form.submission.value ?? this.request.value;
  }

  async load(): Promise<void> {
    await this.request.run(() => this.api.suspensionState(this.token));
  }
}
