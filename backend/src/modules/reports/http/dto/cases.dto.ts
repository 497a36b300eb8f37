import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { CASE_ACTIONS, CASE_STATES, type CaseAction, type CaseState } from '../../domain/case-step';
import { LONGEST_TEXT } from '../../domain/plain-text';
import { REPORT_REASONS, type ReportReason } from '../../domain/report-reason';
import { LONGEST_RAW_TEXT } from './reports.dto';

const MEASURES = ['none', 'warn', 'disable'] as const;

export class CaseRangeDto {
  @ApiPropertyOptional({ enum: CASE_STATES, default: 'open' })
  @WhenPresent()
  @IsIn(CASE_STATES, { message: `state must be one of ${CASE_STATES.join(', ')}` })
  readonly state?: CaseState;

  /** −1 for the first page, then what the page before handed out. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;
}

export class ReportRangeDto {
  /** −1 for the newest reports, then what the page before handed out. */
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
  /** The address of the link: now, or the last one that is known of it. */
  readonly shortUrl!: string;
  /** Where it leads; null once it is gone for good. */
  readonly url!: string | null;
  /** 0: a guest's link. */
  readonly groupId!: number;
  readonly isTrashed!: boolean;
  /** What was done to the link and stands. */
  @ApiProperty({ enum: MEASURES })
  readonly measure!: (typeof MEASURES)[number];
  /** Number of reports. */
  readonly total!: number;
  readonly counts!: ReasonCountsDto;
  /** When it came into the queue, for the last time; ISO 8601, UTC. */
  readonly openedTime!: string;
  /** Null while there is an appeal alone. */
  readonly lastReportTime!: string | null;
  /** Null while it waits. */
  readonly closedTime!: string | null;
  /** When the link's owner asked us to look again; null while nobody did. */
  readonly appealedTime!: string | null;
}

export class CasesDto {
  /** Those that wait longest first; closed ones newest first. At most 20. */
  readonly cases!: CaseDto[];
  /** Where the next page begins; −1 at the end. */
  readonly start!: number;
  /** All cases that nobody has looked at. */
  readonly open!: number;
}

/** What somebody reported. */
export class ReportDto {
  readonly receipt!: string;
  @ApiProperty({ enum: REPORT_REASONS })
  readonly reason!: ReportReason;
  readonly details!: string | null;
  /** Of whoever reported, if they left one. */
  readonly email!: string | null;
  /** ISO 8601, UTC. */
  readonly reportedTime!: string;
}

/** What a site admin did with a case. */
export class StepDto {
  readonly userId!: number;
  /** Null when the person has no name, or is gone. */
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
  /** What the link's owner says; null when nothing, or when they are gone. */
  readonly appeal!: string | null;
  /** Newest first, at most 50. */
  readonly reports!: ReportDto[];
  /** Where older reports begin; −1 when there are none. */
  readonly reportsStart!: number;
  /** Newest first, at most 100. */
  readonly steps!: StepDto[];
}

export class JudgeCaseDto {
  @ApiProperty({ enum: CASE_STATES })
  @IsIn(CASE_STATES, { message: `state must be one of ${CASE_STATES.join(', ')}` })
  readonly state!: CaseState;

  /** What is done to the link: `warn` and `disable` go with the state `acted`, `lift` with any other. */
  @ApiProperty({ enum: CASE_ACTIONS })
  @IsIn(CASE_ACTIONS, { message: `action must be one of ${CASE_ACTIONS.join(', ')}` })
  readonly action!: CaseAction;

  /** For site admins alone, at most 2000 characters. */
  @ApiPropertyOptional({ maxLength: LONGEST_TEXT })
  @WhenPresent()
  @MaxLength(LONGEST_RAW_TEXT, { message: `note can have at most ${LONGEST_TEXT} characters` })
  @IsString({ message: 'note must be text' })
  readonly note?: string;
}
