import type { TestCaller } from '../../../support/app';
import type { Fields, FieldsStage } from './stage';

/** One call, and what is seen of what it sends. */
export interface Trial {
  /** Below the API's own, with its query. */
  readonly path: string;
  readonly body?: object;
  /** The player that makes it instead of Ada. */
  readonly by?: TestCaller;
  /** Where it is seen, by what was answered; the answer's data itself unless this is given. */
  readonly seen?: (answered: Fields) => Promise<unknown>;
  /** What is found there at least. */
  readonly shows: unknown;
}

/** A call: how its fields are tried, and why others are not. */
export interface CallFields {
  readonly tries?: (stage: FieldsStage) => readonly Trial[] | Promise<readonly Trial[]>;
  /** By field, or `*` for all: what it is instead of a setting, or the test that has it. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

export type FieldsTable = Readonly<Record<string, CallFields>>;
