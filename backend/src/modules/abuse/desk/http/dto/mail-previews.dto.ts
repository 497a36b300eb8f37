import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { REPORT_REASONS, type ReportReason } from '../../../domain/report-reason';

const LINK_STEPS = ['disable', 'enable'] as const;

export class SuspensionMailQuestionDto {
  /** Reason that the mail names; `other` if absent. */
  @ApiPropertyOptional({ enum: REPORT_REASONS })
  @WhenPresent()
  @IsIn(REPORT_REASONS, { message: `reason must be one of ${REPORT_REASONS.join(', ')}` })
  readonly reason?: ReportReason;
}

export class LinkMailQuestionDto extends SuspensionMailQuestionDto {
  /** What is about to be done to the link; `disable` if absent. */
  @ApiPropertyOptional({ enum: LINK_STEPS })
  @WhenPresent()
  @IsIn(LINK_STEPS, { message: `step must be one of ${LINK_STEPS.join(', ')}` })
  readonly step?: (typeof LINK_STEPS)[number];
}

export class MailPreviewDto {
  /** Language of its recipient: `zh-TW`, `en`, `vi`, `id` or `ja`. */
  readonly lang!: string;
  readonly subject!: string;
  /** Plain text of the mail. The link in it does not open an appeal: that key is made when the mail is sent. */
  readonly text!: string;
}

/** The mails that a step sends: one for each language of its recipients, empty without recipients. */
export class MailPreviewsDto {
  readonly mails!: MailPreviewDto[];
}
