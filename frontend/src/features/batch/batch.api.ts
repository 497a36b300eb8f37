import type { Schema } from '../../api/schemas';

/** A file of links and how far it has come. */
export type BatchTask = Schema<'BatchTaskDto'>;
export type BatchPhase = BatchTask['phase'];
/** Tasks of the group by category, newest first. */
export type BatchTasks = Schema<'BatchTasksDto'>;
/** A task with its rows by result and reason. */
export type BatchOverview = Schema<'BatchOverviewDto'>;
export type RowGroup = BatchOverview['groups'][number];
/** How a file would be read. */
export type FilePreview = Schema<'FilePreviewDto'>;
export type ColumnField = NonNullable<FilePreview['columns'][number]['field']>;

export type UnlockOrder = Schema<'UnlockOrderDto'>;

export type ResultFormat = NonNullable<Schema<'ExportBatchDto'>['format']>;

/** Where each field is read, as a zero-based column; null: nowhere. */
export type ColumnMapping = Readonly<Partial<Record<ColumnField, number | null>>>;

type StartFields = Required<Schema<'StartBatchDto'>>;

/** A file with what all of its links get; what is empty is not asked for. */
export interface BatchInput extends Pick<
  StartFields,
  'domain' | 'utmFormat' | 'expireTime' | 'lang' | 'location'
> {
  readonly file: File;
  readonly mapping: ColumnMapping;
  readonly tags: readonly string[];
}
/** An account at another service. */
export type ImportInput = Schema<'StartImportDto'>;
export type ImportService = ImportInput['service'];
export type BatchLanguage = NonNullable<Schema<'ExportBatchDto'>['lang']>;

export interface BatchApi {
  tasks(): Promise<BatchTasks>;
  preview(file: File): Promise<FilePreview>;
  start(input: BatchInput): Promise<BatchTask>;
  startImport(input: ImportInput): Promise<BatchTask>;
  show(externalId: string): Promise<BatchTask>;
  overview(externalId: string): Promise<BatchOverview>;
  run(externalId: string): Promise<BatchTask>;
  abort(externalId: string): Promise<BatchTask>;
  undo(externalId: string): Promise<BatchTask>;
  /** The order by which it is unlocked; the same one as long as it can be paid. */
  unlock(externalId: string): Promise<UnlockOrder>;
  /** The rows of the file with what came of them. */
  results(externalId: string, format: ResultFormat, lang: BatchLanguage): Promise<Blob>;
}
