import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { MAX_TEXT_LENGTH } from '../../domain/plain-text';
import { REPORT_REASONS, type ReportReason } from '../../domain/report-reason';

const MAX_LINK_LENGTH = 4_096;
const MAX_ADDRESS_LENGTH = 600;
/** Signs beyond the first 65 536 are two of what JavaScript counts, and copies end their lines with two. */
export const MAX_RAW_TEXT_LENGTH = 3 * MAX_TEXT_LENGTH;

/** What a person reports of a link. */
export class NewReportDto {
  /** Short URL on the shared domain or a subdomain, with or without `https://`. */
  @MaxLength(MAX_LINK_LENGTH)
  @IsString({ message: 'link must be text: a short URL' })
  readonly link!: string;

  @ApiProperty({ enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: `reason must be one of ${REPORT_REASONS.join(', ')}` })
  readonly reason!: ReportReason;

  /** At most 2000 characters. */
  @ApiPropertyOptional({ maxLength: MAX_TEXT_LENGTH })
  @WhenPresent()
  @MaxLength(MAX_RAW_TEXT_LENGTH, { message: `details can have at most ${MAX_TEXT_LENGTH} characters` })
  @IsString({ message: 'details must be text' })
  readonly details?: string;

  /**
   * Email address for questions. Visible to site administrators only and deleted 90 days after the case is closed.
   */
  @ApiPropertyOptional({ format: 'email' })
  @WhenPresent()
  @MaxLength(MAX_ADDRESS_LENGTH)
  @IsString({ message: 'email must be text' })
  readonly email?: string;
}

/** Answered alike whether or not there is such a link. */
export class ReceiptDto {
  /** Reference number of the report, such as `K7QM-XR3P-HC4N`. */
  readonly receipt!: string;
}

export class AppealDto {
  /** Reason for the appeal: 1 to 2000 characters. */
  @ApiProperty({ maxLength: MAX_TEXT_LENGTH })
  @MaxLength(MAX_RAW_TEXT_LENGTH, { message: `text can have at most ${MAX_TEXT_LENGTH} characters` })
  @IsString({ message: 'text must be text' })
  readonly text!: string;
}

/** Whether those whose link it is can ask us to look again. */
export class LinkAppealStateDto {
  /** Whether an appeal can be made: an action was taken on the link and there is no appeal yet. */
  readonly canAppeal!: boolean;
  /** When the appeal was made: ISO 8601, UTC; null if there is none. */
  readonly appealedTime!: string | null;
}
