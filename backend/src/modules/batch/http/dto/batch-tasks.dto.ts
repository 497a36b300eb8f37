import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../../../shared/domain/language';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WIRE_CURRENCIES, type WireCurrency } from '../../../../shared/http/wire-currency';
import { PAYMENT_TYPES, type PaymentType } from '../../../payments/values';
import { BATCH_PHASES, BATCH_STATUSES, type BatchPhase, type BatchStatus } from '../../domain/batch-phase';
import { BATCH_SOURCES, type BatchSource } from '../../domain/columns';
import { TaskOptionsDto } from './task-options.dto';

const MAX_TEXT = 8_192;

/** A file, how its columns are read, and what all of its links get. */
export class StartBatchDto extends TaskOptionsDto {
  /**
   * Table of links, at most 32 MiB and 100,000 rows: CSV in UTF-8, UTF-16, Big5 or Shift_JIS, separated by commas, semicolons or tabs, or
   * an Excel workbook (.xlsx), of which the first sheet is read. Exports of Bitly, Short.io, Shlink, YOURLS and Kutt are
   * recognised.
   */
  @ApiProperty({ type: String, format: 'binary' })
  readonly file?: unknown;

  /** Name of the task; that of the file by default. */
  @WhenPresent()
  @MaxLength(MAX_TEXT)
  @IsString({ message: 'name must be text' })
  readonly name?: string;

  /**
   * JSON object that says in which column a field is: `{"url": "Ziel", "slug": 2}`. Columns are header names or zero-based
   * positions. Fields: `url`, `slug`, `shortUrl`, `title`, `note`, `tags`, `domain`, `expireTime`, `createdAt`. Fields that
   * are not named here are recognised by their headers; null leaves a field out.
   */
  @WhenPresent()
  @MaxLength(MAX_TEXT)
  @IsString({ message: 'mapping must be text: a JSON object' })
  readonly mapping?: string;
}

/** Why a task failed, or waits for something else than the links of another day. */
export class BatchFailureDto {
  /** Error code. */
  readonly code!: string;
  /** Row of the file at which reading stopped, counting the heading; null if no row is to blame. */
  readonly row!: number | null;
}

/** A file of links and how far it has come. */
export class BatchTaskDto {
  readonly externalId!: string;
  readonly name!: string;
  /** Size of the file in bytes. */
  readonly size!: number;
  /** Category of the task. */
  @ApiProperty({ enum: BATCH_STATUSES, enumName: 'BatchStatus' })
  readonly status!: BatchStatus;
  /**
   * Phase within the category. `ready`: checked and waiting to be run; `paused`: the daily quota is used up, or the run waits for
   * what `failure` names; it continues at `resumesAt`.
   */
  @ApiProperty({ enum: BATCH_PHASES, enumName: 'BatchPhase' })
  readonly phase!: BatchPhase;
  /** Service that the file was exported from; `file` for other tables. */
  @ApiProperty({ enum: BATCH_SOURCES, enumName: 'BatchSource' })
  readonly source!: BatchSource;
  /** Links fetched from the other service so far; null for files, and once all of them have been fetched. */
  readonly rowsFetched!: number | null;
  /** Rows checked so far. */
  readonly rows!: number;
  /** Rows that the run has processed. */
  readonly rowsRun!: number;
  /** Rows that can become links, as far as they are checked. */
  readonly toCreate!: number;
  /** Rows without an address. */
  readonly toSkip!: number;
  /** Rows that cannot become links. */
  readonly toFail!: number;
  /** Links created. After the run, `created`, `skipped` and `failed` add up to `rows`. */
  readonly created!: number;
  readonly skipped!: number;
  readonly failed!: number;
  /** Links that undoing has moved to the trash. */
  readonly undone!: number;
  readonly failure!: BatchFailureDto | null;
  /** Whether the task has been unlocked by payment: its run does not wait for other days. */
  readonly isUnlocked!: boolean;
  /** When a paused run continues. */
  readonly resumesAt!: string | null;
  /** Until when the task can be undone; null if it cannot. */
  readonly undoableUntil!: string | null;
  readonly createdAt!: string;
  readonly endedAt!: string | null;
}

/** Tasks of the group by category, newest first; at most 200 in all. */
export class BatchTasksDto {
  readonly checking!: BatchTaskDto[];
  readonly inProgress!: BatchTaskDto[];
  readonly success!: BatchTaskDto[];
  readonly failed!: BatchTaskDto[];
}

/** In which currency a price is to be shown. */
export class BatchCurrencyDto {
  /** Currency of the price; by default that of the task. */
  @WhenPresent()
  @ApiProperty({ enum: WIRE_CURRENCIES, required: false })
  @IsIn(WIRE_CURRENCIES, { message: 'currency must be ntd or usd' })
  readonly currency?: WireCurrency;
}

/** An order that unlocks a task; start it with `POST /subscription/order`. */
export class UnlockOrderDto {
  /** Of the order. */
  readonly externalId!: string;
  @ApiProperty({ enum: WIRE_CURRENCIES })
  readonly currency!: WireCurrency;
  /** What is to be paid, in whole units of the currency. */
  readonly amount!: number;
  /** Ways to pay it. */
  @ApiProperty({ enum: PAYMENT_TYPES, enumName: 'PaymentType', isArray: true })
  readonly paymentTypes!: PaymentType[];
  /** Until when the price is promised, in ISO 8601. */
  readonly expireTime!: string;
}

/** Rows with the same result for the same reason. */
export class BatchRowGroupDto {
  /** `create`, `skip` or `fail` before the run; `created`, `failed`, `undone` or `kept` after it. */
  readonly status!: string;
  /** Error code; null if there is none. */
  readonly code!: string | null;
  /** `unchecked`: not everybody could be asked about the destination; `suspicious`: something is known against its host. */
  readonly flag!: string | null;
  readonly rows!: number;
  /** Number of the first such row, not counting the heading. */
  readonly firstRow!: number;
  /** The column that the error code is about: its name, or its letters where the file has no names; null if it is about none. */
  readonly column!: string | null;
  /** Cells of the first such row. */
  readonly sample!: string[];
  /** Error message of the first such row, in English. */
  readonly message!: string | null;
}

/** A task with its rows by result. */
export class BatchOverviewDto {
  readonly task!: BatchTaskDto;
  @ApiProperty({ enum: WIRE_CURRENCIES })
  readonly currency!: WireCurrency;
  /**
   * What it costs that links beyond those that the plan allows today are created at once, by unlocking the task; otherwise
   * they wait for other days. 0 if the plan allows all of them, or the task is unlocked or not checked.
   */
  readonly price!: number;
  readonly groups!: BatchRowGroupDto[];
}

/** How the rows of a task are exported. */
export class ExportBatchDto {
  /** `csv` (UTF-8 with a byte order mark) by default, or `xlsx` for tasks of up to 50,000 rows. */
  @WhenPresent()
  @ApiProperty({ enum: ['csv', 'xlsx'], required: false })
  @IsIn(['csv', 'xlsx'], { message: 'format must be csv or xlsx' })
  readonly format: 'csv' | 'xlsx' = 'csv';

  /** Language of added headers, results and messages; the names and codes of the API by default. */
  @WhenPresent()
  @IsIn(LANGUAGES, { message: `lang must be one of ${LANGUAGES.join(', ')}` })
  readonly lang?: Language;
}
