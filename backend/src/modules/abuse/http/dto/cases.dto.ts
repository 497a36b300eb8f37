import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { CASE_ACTIONS, CASE_STATES, type CaseAction, type CaseState } from '../../domain/case-step';
import { MAX_TEXT_LENGTH } from '../../domain/plain-text';
import { REPORT_REASONS, type ReportReason } from '../../domain/report-reason';
import { MAX_RAW_TEXT_LENGTH } from './reports.dto';

const MEASURES = ['none', 'warn', 'disable'] as const;

export class CaseRangeDto {
  @ApiPropertyOptional({ enum: CASE_STATES, default: 'open' })
  @WhenPresent()
  @IsIn(CASE_STATES, { message: `state must be one of ${CASE_STATES.join(', ')}` })
  readonly state?: CaseState;

  /** Pagination cursor: −1 for the first page, then the `start` value of the previous page. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;
}

export class ReportRangeDto {
  /** Pagination cursor for reports: −1 for the newest, then the `reportsStart` value of the previous page. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;
}

/** How many reports name each reason. */
export class ReasonCountsDto {
  readonly phishing!: number;
  readonly malware!: number;
  readonly spam!: number;
  readonly illegal!: number;
  readonly other!: number;
}

/** All that was reported of one link. */
export class CaseDto {
  readonly caseId!: number;
  @ApiProperty({ enum: CASE_STATES })
  readonly state!: CaseState;
  /** Current or last known short URL of the link. */
  readonly shortUrl!: string;
  /** Destination URL; null if the link was deleted permanently. */
  readonly url!: string | null;
  /** Id of the group that owns the link; 0 for a guest's link. */
  readonly groupId!: number;
  readonly isTrashed!: boolean;
  /** Action currently in force for the link. */
  @ApiProperty({ enum: MEASURES })
  readonly measure!: (typeof MEASURES)[number];
  /** Number of reports. */
  readonly total!: number;
  readonly counts!: ReasonCountsDto;
  /** When the case was last opened: ISO 8601, UTC. */
  readonly openedTime!: string;
  /** When the last report arrived; null if there is only an appeal. */
  readonly lastReportTime!: string | null;
  /** When the case was closed; null if it is open. */
  readonly closedTime!: string | null;
  /** When the link's owner appealed; null if they have not. */
  readonly appealedTime!: string | null;
}

export class CasesDto {
  /** At most 20. Open cases are sorted by waiting time, longest first; closed ones newest first. */
  readonly cases!: CaseDto[];
  /** Pagination cursor of the next page; −1 if this is the last one. */
  readonly start!: number;
  /** Number of cases that have not been reviewed. */
  readonly open!: number;
}

/** What was reported. */
export class ReportDto {
  readonly receipt!: string;
  @ApiProperty({ enum: REPORT_REASONS })
  readonly reason!: ReportReason;
  readonly details!: string | null;
  /** Email address of the reporter, if given. */
  readonly email!: string | null;
  /** ISO 8601, UTC. */
  readonly reportedTime!: string;
}

/** What a site admin did with a case. */
export class StepDto {
  readonly userId!: number;
  /** Name of the person; null if they have none or their account is deleted. */
  readonly name!: string | null;
  @ApiProperty({ enum: CASE_STATES })
  readonly from!: CaseState;
  @ApiProperty({ enum: CASE_STATES })
  readonly state!: CaseState;
  @ApiProperty({ enum: CASE_ACTIONS })
  readonly action!: CaseAction;
  readonly note!: string | null;
  /** ISO 8601, UTC. */
  readonly takenTime!: string;
}

/** A case with everything that belongs to it. */
export class CaseDetailsDto extends CaseDto {
  /** Text of the appeal; null if there is none or the owner's account is deleted. */
  readonly appeal!: string | null;
  /** Newest first, at most 50. */
  readonly reports!: ReportDto[];
  /** Pagination cursor of older reports; −1 if there are none. */
  readonly reportsStart!: number;
  /** Newest first, at most 100. */
  readonly steps!: StepDto[];
}

export class JudgeCaseDto {
  @ApiProperty({ enum: CASE_STATES })
  @IsIn(CASE_STATES, { message: `state must be one of ${CASE_STATES.join(', ')}` })
  readonly state!: CaseState;

  /** Action on the link. `warn` and `disable` require the state `acted`; `lift` requires any other state. */
  @ApiProperty({ enum: CASE_ACTIONS })
  @IsIn(CASE_ACTIONS, { message: `action must be one of ${CASE_ACTIONS.join(', ')}` })
  readonly action!: CaseAction;

  /** Note for site administrators only; at most 2000 characters. */
  @ApiPropertyOptional({ maxLength: MAX_TEXT_LENGTH })
  @WhenPresent()
  @MaxLength(MAX_RAW_TEXT_LENGTH, { message: `note can have at most ${MAX_TEXT_LENGTH} characters` })
  @IsString({ message: 'note must be text' })
  readonly note?: string;
}
