/** The run of a file of links has come to its end. */
export interface BatchFinished {
  readonly type: 'batch.run-finished';
  readonly groupId: number;
  /** Of the task. */
  readonly externalId: string;
  /** As its sender calls the file. */
  readonly name: string;
  /** `created`, `skipped` and `failed` are all rows. */
  readonly created: number;
  readonly skipped: number;
  readonly failed: number;
}
