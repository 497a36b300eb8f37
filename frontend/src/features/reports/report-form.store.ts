import { makeAutoObservable } from 'mobx';
import { isEmailShaped } from '../../shared/email-shape';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import { MAX_TEXT_LENGTH, type ReportApi, type ReportReason, type ReportInput } from './report.api';

type Field = 'link' | 'reason' | 'details' | 'email';

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** What somebody is about to report. */
export class ReportFormStore {
  link: string;
  reason: ReportReason | null = null;
  details = '';
  email = '';
  readonly sending = new Request<string>();
  private isTried = false;
  private key = randomId();
  private readonly api: Pick<ReportApi, 'report'>;

  constructor(api: Pick<ReportApi, 'report'>, link: string) {
    this.api = api;
    this.link = link;
    makeAutoObservable<this, 'api' | 'key'>(this, { sending: false, api: false, key: false });
  }

  /** Why a field cannot stay as it is, once somebody has tried to send, as a code. */
  problemOf(field: Field): string | null {
    return (this.isTried ? this.ownProblem(field) : null) ?? this.sending.error?.codeOf(field) ?? null;
  }

  fill(field: 'link' | 'details' | 'email', text: string): void {
    this[field] = text;
    this.noteChange();
  }

  choose(reason: ReportReason): void {
    this.reason = reason;
    this.noteChange();
  }

  /** The first field that has to be mended; null when the report was sent. */
  async send(): Promise<Field | null> {
    if (this.sending.isPending) return null;
    this.isTried = true;
    const wrong = this.wrongField;
    const { input } = this;
    if (wrong !== null || input === null) return wrong;
    await this.sending.run(() => this.api.report(input, this.key));
    return this.wrongField;
  }

  private get input(): ReportInput | null {
    const { link, reason, details, email } = this;
    return reason === null ? null : { link: link.trim(), reason, details, email };
  }

  private get wrongField(): Field | null {
    const fields = ['link', 'reason', 'details', 'email'] as const;
    return fields.find((field) => this.problemOf(field) !== null) ?? null;
  }

  private ownProblem(field: Field): string | null {
    if (field === 'link') return this.link.trim() === '' ? 'reports.link-missing' : null;
    if (field === 'reason') return this.reason === null ? 'reports.reason-missing' : null;
    if (field === 'details') return lengthOf(this.details) > MAX_TEXT_LENGTH ? 'reports.text-too-long' : null;
    return this.email.trim() === '' || isEmailShaped(this.email) ? null : 'identity.email-invalid';
  }

  /** What is sent from now on is another report than what may have arrived without an answer. */
  private noteChange(): void {
    this.key = randomId();
    this.sending.reset();
  }
}
