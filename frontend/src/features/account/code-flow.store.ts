import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { CodeSent } from './account.api';

/** How a code is sent to an address or a number, and how it is shown that it arrived. */
export interface CodeCalls {
  /** Names of the fields that the server's refusals are about. */
  readonly fields: { readonly target: string; readonly code: string };
  /** `digits` of codes that are longer than most. */
  send(target: string): Promise<CodeSent & { readonly digits?: number }>;
  check(code: string, target: string): Promise<void>;
  /** Why a target cannot be right, as a code; null when it may be. */
  hintFor(target: string): string | null;
}

const CODE_LENGTH = 6;

/** Two steps: where the code goes, and the code. The same for email addresses and telephones. */
export class CodeFlowStore {
  step: 'target' | 'code' = 'target';
  target = '';
  /** Where the last code went, as it is shown. */
  sentTo = '';
  code = '';
  codeLength = CODE_LENGTH;
  targetError: string | null = null;
  codeError: string | null = null;
  /** Ms since 1970; before it another code would be refused. */
  resendAt = 0;
  readonly sending = new Request<CodeSent & { readonly digits?: number }>();
  readonly checking = new Request<true>();
  private readonly calls: CodeCalls;
  private readonly now: () => number;

  constructor(calls: CodeCalls, now: () => number = Date.now) {
    this.calls = calls;
    this.now = now;
    makeAutoObservable<this, 'calls' | 'now'>(this, {
      calls: false,
      now: false,
      sending: false,
      checking: false,
    });
  }

  get isCodeWhole(): boolean {
    return this.code.length === this.codeLength;
  }

  get isPending(): boolean {
    return this.sending.isPending || this.checking.isPending;
  }

  /** What went wrong when no field is to blame. */
  get failure(): ApiError | null {
    const { error, isPending } = this.step === 'target' ? this.sending : this.lastCall;
    return isPending || error === null || error.fields.length > 0 ? null : error;
  }

  secondsToResend = (now: number): number => {
    return Math.max(0, Math.ceil((this.resendAt - now) / 1000));
  };

  setTarget = (text: string): void => {
    this.target = text;
    this.targetError = null;
  };

  /** Digits only: people paste codes with spaces and dashes, and Asian keyboards type wide ones. */
  setCode = (text: string): void => {
    this.code = text.normalize('NFKC').replace(/\D/g, '').slice(0, this.codeLength);
    this.codeError = null;
  };

  /** Goes on with a code that was sent before; of where it went only the ends may be known. */
  resume = (sentTo: string): void => {
    this.step = 'code';
    this.sentTo = sentTo;
  };

  backToTarget = (): void => {
    this.step = 'target';
    this.code = '';
    this.codeError = null;
  };

  /** Whether a code is on its way. */
  send = async (): Promise<boolean> => {
    if (this.isPending) return false;
    const target = this.target.trim();
    const hint = this.calls.hintFor(target);
    if (hint !== null) {
      this.targetError = hint;
      return false;
    }
    const sent = await this.sending.run(() => this.calls.send(target));
    runInAction(() => {
      if (sent === null) this.showSendingErrors();
      else this.expectCode(sent);
    });
    return sent !== null;
  };

  /** Whether the code was right. */
  check = async (): Promise<boolean> => {
    if (this.isPending) return false;
    if (!this.isCodeWhole) {
      this.codeError = 'account.code-incomplete';
      return false;
    }
    const isRight = await this.checking.run(() =>
      this.calls.check(this.code, this.target.trim()).then(() => true as const),
    );
    if (isRight === null) runInAction(() => this.showCheckingErrors());
    return isRight === true;
  };

  private get lastCall(): Request<unknown> {
    return this.checking.state === 'failed' ? this.checking : this.sending;
  }

  private expectCode({ resendIn, digits = CODE_LENGTH }: CodeSent & { readonly digits?: number }): void {
    this.step = 'code';
    this.sentTo = this.target.trim();
    this.code = '';
    this.codeError = null;
    this.codeLength = digits;
    this.resendAt = this.now() + resendIn * 1000;
  }

  private showSendingErrors(): void {
    const { error } = this.sending;
    this.targetError = error?.codeOf(this.calls.fields.target) ?? null;
    if (this.targetError !== null) this.step = 'target';
  }

  private showCheckingErrors(): void {
    const { error } = this.checking;
    this.codeError = error?.codeOf(this.calls.fields.code) ?? null;
    // An address may have been taken by another person while its code was under way.
    this.targetError = error?.codeOf(this.calls.fields.target) ?? null;
    if (this.targetError !== null) this.step = 'target';
    if (this.codeError !== null) this.code = '';
  }
}
