import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { LONGEST_TEXT } from '../../domain/plain-text';
import { REPORT_REASONS, type ReportReason } from '../../domain/report-reason';

const LONGEST_LINK = 4_096;
const LONGEST_ADDRESS = 600;
/** Signs beyond the first 65 536 are two of what JavaScript counts, and copies end their lines with two. */
export const LONGEST_RAW_TEXT = 3 * LONGEST_TEXT;

/** What somebody reports of a link. */
export class NewReportDto {
  /** The short address, on the shared domain or a subdomain; with or without `https://`. */
  @MaxLength(LONGEST_LINK)
  @IsString({ message: 'link must be the text of a short address' })
  readonly link!: string;

  @ApiProperty({ enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: `reason must be one of ${REPORT_REASONS.join(', ')}` })
  readonly reason!: ReportReason;

  /** At most 2000 characters. */
  @ApiPropertyOptional({ maxLength: LONGEST_TEXT })
  @WhenPresent()
  @MaxLength(LONGEST_RAW_TEXT, { message: `details can have at most ${LONGEST_TEXT} characters` })
  @IsString({ message: 'details must be text' })
  readonly details?: string;

  /** Where we may ask back; only site admins see it, and it is deleted 90 days after the case was closed. */
  @ApiPropertyOptional({ format: 'email' })
  @WhenPresent()
  @MaxLength(LONGEST_ADDRESS)
  @IsString({ message: 'email must be text' })
  readonly email?: string;
}

/** Answered alike whether or not there is such a link. */
export class ReceiptDto {
  /** Names the report when somebody asks about it, such as `K7QM-XR3P-HC4N`. */
  readonly receipt!: string;
}

export class AppealDto {
  /** Why the link is all right, 1 to 2000 characters. */
  @ApiProperty({ maxLength: LONGEST_TEXT })
  @MaxLength(LONGEST_RAW_TEXT, { message: `text can have at most ${LONGEST_TEXT} characters` })
  @IsString({ message: 'text must be text' })
  readonly text!: string;
}

/** Whether those whose link it is can ask us to look again. */
export class AppealStandingDto {
  /** Something was done to the link, and nobody has appealed yet. */
  readonly canAppeal!: boolean;
  /** ISO 8601, UTC; null while nobody has. */
  readonly appealedTime!: string | null;
}
