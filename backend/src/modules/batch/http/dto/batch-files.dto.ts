import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { BATCH_SOURCES, type BatchSource, COLUMN_FIELDS, type ColumnField } from '../../domain/columns';

const MAX_TEXT = 8_192;

/** A file, and how its columns are read. */
export class PreviewFileDto {
  /** As for starting a task. */
  @ApiProperty({ type: String, format: 'binary' })
  readonly file?: unknown;

  /** As for starting a task. */
  @WhenPresent()
  @MaxLength(MAX_TEXT)
  @IsString({ message: 'mapping must be text: a JSON object' })
  readonly mapping?: string;
}

/** A column of a file. */
export class FileColumnDto {
  /** Cell of the heading; null in a file without one. */
  readonly name!: string | null;
  /** Field of the links that is read from it; null if it is not read. */
  @ApiProperty({ enum: COLUMN_FIELDS, enumName: 'BatchColumnField', nullable: true })
  readonly field!: ColumnField | null;
}

/** How a file would be read. */
export class FilePreviewDto {
  /** Service that the file was exported from; `file` for other tables. */
  @ApiProperty({ enum: BATCH_SOURCES, enumName: 'BatchSource' })
  readonly source!: BatchSource;
  @ApiProperty({ enum: ['csv', 'xlsx'], enumName: 'BatchFileFormat' })
  readonly format!: 'csv' | 'xlsx';
  readonly columns!: FileColumnDto[];
  /** First rows without the heading, at most 20. Each has as many cells as there are columns. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  readonly rows!: string[][];
}
