import { makeAutoObservable } from 'mobx';
import type { FieldError } from '../../api/api-error';

export interface ListEntry {
  /** Within this field; the text may change. */
  readonly id: number;
  readonly text: string;
  /** Why it cannot be kept, as a code. */
  readonly problem: string | null;
}

const trimmed = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

/** A list of short texts that is edited line by line; empty lines do not count. */
export class ListField {
  entries: readonly ListEntry[] = [];
  /** Why the list as a whole cannot be kept, as a code. */
  problem: string | null = null;
  /** Its name where the server knows it. */
  readonly name: string;
  private nextId = 1;
  private readonly onChange: (values: readonly string[]) => void;

  constructor(name: string, values: readonly string[], onChange: (values: readonly string[]) => void) {
    this.name = name;
    this.onChange = onChange;
    makeAutoObservable<this, 'onChange'>(this, { name: false, onChange: false });
    this.reset(values);
  }

  get values(): readonly string[] {
    return trimmed(this.entries.map(({ text }) => text));
  }

  /** Something that was sent stands in the way. */
  get hasProblems(): boolean {
    return this.problem !== null || this.entries.some(({ problem }) => problem !== null);
  }

  has(text: string): boolean {
    return this.values.some((value) => value.toLowerCase() === text.toLowerCase());
  }

  add = (text = ''): void => {
    this.change([...this.entries, this.entryOf(text)]);
  };

  set = (id: number, text: string): void => {
    this.change(this.entries.map((entry) => (entry.id === id ? { id, text, problem: null } : entry)));
  };

  remove = (id: number): void => {
    this.change(this.entries.filter((entry) => entry.id !== id));
  };

  /** Begins anew. */
  reset = (values: readonly string[]): void => {
    this.entries = values.map((text) => this.entryOf(text));
    this.problem = null;
  };

  /** The server names a line by its place among those that were sent, such as `frontHosts.2`, or the whole list. */
  mark(errors: readonly FieldError[]): void {
    const problems = new Map(errors.map(({ field, code }) => [field, code]));
    const sent = this.entries.filter(({ text }) => text.trim() !== '');
    this.problem = problems.get(this.name) ?? null;
    this.entries = this.entries.map((entry) => {
      const place = `${this.name}.${sent.indexOf(entry)}`;
      return { ...entry, problem: problems.get(place) ?? null };
    });
  }

  private change(entries: readonly ListEntry[]): void {
    this.entries = entries;
    this.problem = null;
    this.onChange(this.values);
  }

  private entryOf(text: string): ListEntry {
    const id = this.nextId;
    this.nextId += 1;
    return { id, text, problem: null };
  }
}
