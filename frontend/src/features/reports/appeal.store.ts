import { makeAutoObservable } from 'mobx';
import { FormStore } from '../../shared/form.store';
import { Request } from '../../shared/request';
import type { LinkOnDomain } from '../../api/link-name';
import { type LinkAppealState, isTextTooLong, type ReportApi } from './report.api';

type AppealApi = Pick<ReportApi, 'appealState' | 'appeal'>;

interface AppealValues {
  readonly text: string;
}

const NOTHING: AppealValues = { text: '' };

function textProblem(text: string): string | null {
  if (text.trim() === '') return 'reports.text-missing';
  return isTextTooLong(text) ? 'reports.text-too-long' : null;
}

/** What the owner of a link can still say for it. */
export class AppealStore {
  readonly request = new Request<LinkAppealState>();
  readonly form: FormStore<AppealValues, LinkAppealState>;
  private readonly api: AppealApi;
  private readonly link: LinkOnDomain;

  constructor(api: AppealApi, link: LinkOnDomain) {
    this.api = api;
    this.link = link;
    this.form = new FormStore({
      values: NOTHING,
      check: ({ text }) => ({ text: textProblem(text) }),
      send: ({ values }) => api.appeal(link, values.text),
      savedAs: () => NOTHING,
    });
    makeAutoObservable<this, 'api' | 'link'>(this, { request: false, form: false, api: false, link: false });
  }

  /** Null before it is known. */
  get state(): LinkAppealState | null {
    return this.form.submission.value ?? this.request.value;
  }

  async load(): Promise<void> {
    await this.request.run(() => this.api.appealState(this.link));
  }
}
