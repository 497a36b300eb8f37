import { makeAutoObservable } from 'mobx';
import type { FieldError } from '../../api/api-error';

export interface Entry {
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
  entries: readonly Entry[] = [];
  /** Why the list as a whole cannot be kept, as a code. */
  problem: string | null = null;
  /** Its name where the server knows it. */
  readonly name: string;
  private saved: readonly string[] = [];
  private nextId = 1;

  constructor(name: string, saved: readonly string[]) {
    this.name = name;
    makeAutoObservable(this, { name: false });
    this.reset(saved);
  }

  get values(): readonly string[] {
    return trimmed(this.entries.map(({ text }) => text));
  }

  get isDirty(): boolean {
    const { values, saved } = this;
    return values.length !== saved.length || values.some((value, index) => value !== saved[index]);
  }

  has(text: string): boolean {
    return this.values.some((value) => value.toLowerCase() === text.toLowerCase());
  }

  add = (text = ''): void => {
    this.entries = [...this.entries, this.entryOf(text)];
    this.problem = null;
  };

  set = (id: number, text: string): void => {
    this.entries = this.entries.map((entry) => (entry.id === id ? { id, text, problem: null } : entry));
    this.problem = null;
  };

  remove = (id: number): void => {
    this.entries = this.entries.filter((entry) => entry.id !== id);
    this.problem = null;
  };

  reset = (saved: readonly string[]): void => {
    this.saved = saved;
    this.entries = saved.map((text) => this.entryOf(text));
    this.problem = null;
  };

  discard = (): void => this.reset(this.saved);

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

  private entryOf(text: string): Entry {
    const id = this.nextId;
    this.nextId += 1;
    return { id, text, problem: null };
  }
}
