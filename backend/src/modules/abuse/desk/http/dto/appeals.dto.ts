import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { WholeNumber } from '../../../../../shared/http/number.decorators';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { REPORT_REASONS, type ReportReason } from '../../../domain/report-reason';
import { APPEAL_STATES, type AppealState } from '../../domain/suspension-appeal.entity';
import { DeskPersonDto } from './desk.dto';

const MAX_TOKEN_LENGTH = 500;
/** More than any text may have; how long it is once it is tidy is counted later. */
const MAX_RAW_TEXT_LENGTH = 10_000;
const ANSWERS = ['lift', 'refuse'] as const;

export class AppealTokenDto {
  /** From the mail about the suspension, or from the error `identity.account-suspended`. */
  @MaxLength(MAX_TOKEN_LENGTH)
  @IsString({ message: 'token must be text: what stands behind the # of the link in the mail' })
  readonly token!: string;
}

export class NewSuspensionAppealDto extends AppealTokenDto {
  /** Why the suspension is a mistake; at most 2000 characters. */
  @MaxLength(MAX_RAW_TEXT_LENGTH)
  @IsString({ message: 'text must be text' })
  readonly text!: string;
}

/** What a person said, and the answer. */
export class OwnSuspensionAppealDto {
  readonly text!: string;
  @ApiProperty({ enum: APPEAL_STATES })
  readonly state!: AppealState;
  /** Null if there is none. */
  readonly answer!: string | null;
  /** ISO 8601, UTC. */
  readonly appealedTime!: string;
  /** Null if there is no answer yet. */
  readonly answeredTime!: string | null;
}

/** How a suspended person stands. */
export class SuspensionStateDto {
  /** ISO 8601, UTC; null if the account is not suspended. */
  readonly suspendedTime!: string | null;
  @ApiProperty({ enum: REPORT_REASONS, nullable: true })
  readonly reason!: ReportReason | null;
  /** Whether an appeal can be sent: none is open, and fewer than three were. */
  readonly canAppeal!: boolean;
  /** Oldest first. */
  readonly appeals!: OwnSuspensionAppealDto[];
}

export class AppealRangeDto {
  /** `open` by default. */
  @ApiPropertyOptional({ enum: APPEAL_STATES })
  @IsIn(APPEAL_STATES, { message: `state must be one of ${APPEAL_STATES.join(', ')}` })
  readonly state: AppealState = 'open';

  /** Pagination cursor: −1 for the first page, then the `start` value of the previous page. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;
}

/** An appeal, as site administrators see it. */
export class SuspensionAppealDto extends OwnSuspensionAppealDto {
  readonly appealId!: number;
  /** Null if the account was deleted. */
  @ApiProperty({ type: DeskPersonDto, nullable: true })
  readonly person!: DeskPersonDto | null;
  /** Id of the action that suspended the account. */
  readonly actionId!: number;
  @ApiProperty({ enum: REPORT_REASONS })
  readonly reason!: ReportReason;
  /** Note of the site admin who suspended the account; null if there is none. */
  readonly note!: string | null;
  readonly suspendedTime!: string;
  /** Name of the administrator; null if they have none or their account is deleted. */
  readonly suspendedBy!: string | null;
  /** Name of the administrator who answered. */
  readonly answeredBy!: string | null;
}

export class SuspensionAppealsDto {
  /** Open ones oldest first, others newest first; at most 20. */
  readonly appeals!: SuspensionAppealDto[];
  /** Pagination cursor of the next page; −1 if this is the last one. */
  readonly start!: number;
  /** Number of appeals without an answer. */
  readonly open!: number;
}

export class AppealAnswerDto {
  /** `lift` ends the suspension; `refuse` keeps it. */
  @ApiProperty({ enum: ANSWERS })
  @IsIn(ANSWERS, { message: `decision must be one of ${ANSWERS.join(', ')}` })
  readonly decision!: (typeof ANSWERS)[number];

  /** Required to refuse: why, for the person; at most 2000 characters. */
  @ApiPropertyOptional({ maxLength: MAX_RAW_TEXT_LENGTH })
  @WhenPresent()
  @MaxLength(MAX_RAW_TEXT_LENGTH)
  @IsString({ message: 'answer must be text' })
  readonly answer?: string;
}
