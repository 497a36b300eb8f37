import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiError } from '../api/api-error';
import { randomId } from './random-id';
import { Request } from './request';

/** By the server's names of the fields, such as `targets.0.url`, as codes. */
type Problems = ReadonlyMap<string, string>;

interface Submission<Values> {
  /** Tidied. */
  readonly values: Values;
  /** Those of them that differ from what is saved. */
  readonly change: Partial<Values>;
  /** Stays the same when the same values are sent again after a lost answer, so that nothing is made twice. */
  readonly key: string;
}

interface FormParts<Values, Result> {
  /** As they are saved, or as an empty form has them. */
  readonly values: Values;
  readonly send: (submission: Submission<Values>) => Promise<Result>;
  /** What the form begins with again. */
  readonly savedAs: (result: Result, sent: Values) => Values;
  /** As the server would store them. */
  readonly tidy?: (values: Values) => Values;
  /** What is certainly wrong, so that nothing needs to be sent: a code for each field, or null. */
  readonly check?: (values: Values, saved: Values) => Readonly<Record<string, string | null>>;
  /** The value that the server means by a name; null when it is none of the form's. */
  readonly fieldOf?: (name: string) => string | null;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function differenceOf<Values extends object>(from: Values, to: Values): Partial<Values> {
  const names = Object.keys(to) as (keyof Values)[];
  const changed = names.filter((name) => !isSame(from[name], to[name]));
  return Object.fromEntries(changed.map((name) => [name, to[name]])) as Partial<Values>;
}

/** The values of an open form, what is wrong with them, and their way to the server. */
export class FormStore<Values extends object, Result> {
  values: Values;
  saved: Values;
  /** It was tried to submit what stands here. */
  isTried = false;
  /** Of the last try; each goes when its field is changed. */
  problems: Problems = new Map();
  readonly submission = new Request<Result>();
  private sent = { content: '', key: '' };
  private readonly parts: FormParts<Values, Result>;

  constructor(parts: FormParts<Values, Result>) {
    this.parts = parts;
    this.values = parts.values;
    this.saved = parts.values;
    makeAutoObservable<this, 'parts' | 'sent'>(
      this,
      {
        values: observableRef,
        saved: observableRef,
        problems: observableRef,
        submission: false,
        parts: false,
        sent: false,
      },
      { autoBind: true },
    );
  }

  get change(): Partial<Values> {
    return differenceOf(this.saved, this.tidied);
  }

  get isDirty(): boolean {
    return Object.keys(this.change).length > 0;
  }

  get isPending(): boolean {
    return this.submission.isPending;
  }

  get hasProblems(): boolean {
    return this.problems.size > 0;
  }

  /** What is certainly wrong with the values as they stand. */
  get mistakes(): Problems {
    const checked = Object.entries(this.parts.check?.(this.tidied, this.saved) ?? {});
    return new Map(checked.filter((entry): entry is [string, string] => entry[1] !== null));
  }

  /** Something was changed, and can be sent. */
  get canSave(): boolean {
    return this.isDirty && this.mistakes.size === 0;
  }

  /** What went wrong, when no field is to blame. */
  get failure(): ApiError | null {
    const { error, isPending } = this.submission;
    return error === null || isPending || this.problemsIn(error).size > 0 ? null : error;
  }

  /** Why a field, or one of its entries, such as `tags.0`, cannot stay as it was at the last try, as a code. */
  problemOf(name: string): string | null {
    const entry = (): string | undefined =>
      [...this.problems.keys()].find((each) => each.replace(/\.\d+$/, '') === name);
    return this.problems.get(name) ?? this.problems.get(entry() ?? '') ?? null;
  }

  /** The same, and once submitting was tried, what is certainly wrong with it now. */
  currentProblemOf(name: string): string | null {
    return (this.isTried ? this.mistakes.get(name) : undefined) ?? this.problemOf(name);
  }

  set(change: Partial<Values>): void {
    this.values = { ...this.values, ...change };
    this.problems = new Map([...this.problems].filter(([name]) => !((this.fieldOf(name) ?? '') in change)));
  }

  discard(): void {
    this.begin(this.saved);
    this.submission.reset();
  }

  /** The saved values have become others by another way; what is being changed here stays. */
  rebase(saved: Values): void {
    this.values = { ...saved, ...differenceOf(this.saved, this.values) };
    this.saved = saved;
  }

  /** Whether nothing is certainly wrong; what is, is a problem of its field from now on. */
  validate(): boolean {
    this.isTried = true;
    this.problems = this.mistakes;
    return this.problems.size === 0;
  }

  /** What the server answered; null when nothing was sent, or it failed. */
  async submit(): Promise<Result | null> {
    if (this.isPending || !this.validate()) return null;
    const { values, tidied, change } = this;
    const key = this.keyFor(tidied);
    const result = await this.submission.run(() => this.parts.send({ values: tidied, change, key }));
    runInAction(() => {
      if (result !== null) this.accept(this.parts.savedAs(result, tidied), values);
      else if (this.submission.error !== null) this.refuse(this.submission.error);
    });
    return result;
  }

  /** As {@link submit}, when something was changed. */
  async save(): Promise<Result | null> {
    return this.isDirty ? this.submit() : null;
  }

  private get tidied(): Values {
    return this.parts.tidy?.(this.values) ?? this.values;
  }

  private begin(values: Values): void {
    this.values = values;
    this.saved = values;
    this.problems = new Map();
    this.isTried = false;
  }

  /** What was typed while the answer was on its way is a change of its own. */
  private accept(saved: Values, sent: Values): void {
    const typed = differenceOf(sent, this.values);
    this.begin(saved);
    this.values = { ...saved, ...typed };
    this.sent = { content: '', key: '' };
  }

  private refuse(error: ApiError): void {
    this.problems = this.problemsIn(error);
    // The server has judged these values; another judgement needs another key.
    if (error.status >= 400 && error.status < 500) this.sent = { content: '', key: '' };
  }

  private problemsIn({ fields }: ApiError): Problems {
    const known = fields.filter(({ field }) => this.fieldOf(field) !== null);
    return new Map(known.map(({ field, code }) => [field, code]));
  }

  private fieldOf(name: string): string | null {
    if (this.parts.fieldOf !== undefined) return this.parts.fieldOf(name);
    const [first = ''] = name.split('.');
    return first in this.values ? first : null;
  }

  private keyFor(values: Values): string {
    const content = JSON.stringify(values);
    if (this.sent.content !== content) this.sent = { content, key: randomId() };
    return this.sent.key;
  }
}
