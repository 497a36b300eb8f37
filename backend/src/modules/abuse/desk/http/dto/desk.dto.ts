import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../../shared/http/flag.decorator';
import { WholeNumber } from '../../../../../shared/http/number.decorators';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { BLOCK_SCOPES, type BlockScope } from '../../../../safety';
import { REPORT_REASONS, type ReportReason } from '../../../domain/report-reason';
import {
  DESK_ACTION_KINDS,
  DESK_ACTION_STATES,
  type DeskActionKind,
  type DeskActionState,
} from '../../domain/desk-action.entity';

import { DomainCardDto } from './desk-domain.dto';

const MAX_NOTE_LENGTH = 500;
const MAX_QUESTION_LENGTH = 4_096;

/** Why a site administrator does something; in the body, or in the query of a DELETE. */
export class BecauseDto {
  /** `other` if absent. */
  @ApiPropertyOptional({ enum: REPORT_REASONS })
  @WhenPresent()
  @IsIn(REPORT_REASONS, { message: `reason must be one of ${REPORT_REASONS.join(', ')}` })
  readonly reason?: ReportReason;

  /** Note for site administrators only; at most 500 characters. */
  @ApiPropertyOptional({ maxLength: MAX_NOTE_LENGTH })
  @WhenPresent()
  @MaxLength(MAX_NOTE_LENGTH, { message: `note can have at most ${MAX_NOTE_LENGTH} characters` })
  @IsString({ message: 'note must be text' })
  readonly note?: string;
}

/** What a site administrator sees as another person, read-only, until it expires. */
export class ViewDto {
  /** Value of the header `X-View-Id`, which makes calls of this session return what the person would see. */
  readonly viewId!: string;
  readonly userId!: number;
  /** Empty if the person has not chosen one. */
  readonly displayName!: string;
  readonly groupId!: number;
  readonly groupName!: string;
  /** ISO 8601, UTC; 15 minutes after the start. */
  readonly expiresTime!: string;
}

/** A report, and for site administrators a block. */
export class AbuseDto extends BecauseDto {
  /** Short URL to report; to block (site administrators only) a destination URL. */
  @MaxLength(MAX_QUESTION_LENGTH)
  @IsString({ message: 'url must be text: a short URL' })
  readonly url!: string;

  /** Site administrators only: blocks this URL, its host, or everything below its registered domain. */
  @ApiPropertyOptional({ enum: BLOCK_SCOPES })
  @WhenPresent()
  @IsIn(BLOCK_SCOPES, { message: `block must be one of ${BLOCK_SCOPES.join(', ')}` })
  readonly block?: BlockScope;

  /** Required to block a host or a domain: the entry that would be blocked, such as `*.example.com`. */
  @ApiPropertyOptional({ maxLength: MAX_NOTE_LENGTH })
  @WhenPresent()
  @MaxLength(MAX_NOTE_LENGTH)
  @IsString({ message: 'confirmation must be text' })
  readonly confirmation?: string;
}

export class AbuseResultDto {
  /** Reference number of the report; null if a destination was blocked. */
  readonly receipt!: string | null;
  /** Id of the administrators' action; null if nothing was blocked. */
  readonly actionId!: number | null;
}

/** A link, of any owner. */
export class AnyLinkDto {
  /** The slug, decoded. */
  readonly encodeId!: string;
  /** Host of the short URL. */
  readonly domain!: string;
  readonly shortUrl!: string;
  /** Destination URL. */
  readonly url!: string;
  /** Id of the group that owns the link; 0 for a guest's link. */
  readonly groupId!: number;
  /** Id of the person who made the link; 0 for a guest. */
  readonly userId!: number;
  /** Id of the browser in which a guest made the link; null for members' links. */
  readonly browserId!: string | null;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  readonly isTrashed!: boolean;
  /** Reason for the warning page; null if there is none. */
  readonly warning!: string | null;
  /** Reason why the link is disabled: `blocked` or `abuse`; null if it is enabled. */
  readonly disabledFor!: string | null;
}

/** A person, as site administrators see them. */
export class DeskPersonDto {
  readonly userId!: number;
  /** Empty if the person has not chosen one. */
  readonly displayName!: string;
  /** Email address, masked unless it was requested with a note. */
  readonly email!: string;
  readonly lang!: string;
  readonly isSiteAdmin!: boolean;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  /** When the account was suspended; null if it is not. */
  readonly suspendedTime!: string | null;
}

export class GroupOfPersonDto {
  readonly groupId!: number;
  readonly name!: string;
  /** 1: general member, 2: administrator. */
  readonly level!: number;
}

export class PersonCardDto extends DeskPersonDto {
  /** Number of links that the person made, counted up to 100000. */
  readonly links!: number;
  /** Home group first, at most 100. */
  readonly groups!: GroupOfPersonDto[];
}

export class BrowserCardDto {
  readonly browserId!: string;
  /** Number of guests' links made in the browser, counted up to 100000. */
  readonly links!: number;
  /** Until when the browser can make no links; null if it can. */
  readonly suspendedUntil!: string | null;
}

/** How often an entry of a block list refused an address. */
export class BlockHitsDto {
  readonly hits!: number;
  /** ISO 8601, UTC; null if it never did. */
  readonly lastHitTime!: string | null;
}

export class BlockedByDto extends BlockHitsDto {
  /** Entry of the block list. */
  readonly entry!: string;
  /** `desk`: blocked by a site administrator, who can undo it; `file`: by the operator's file. */
  @ApiProperty({ enum: ['desk', 'file'] })
  readonly source!: 'desk' | 'file';
}

export class FoundAddressDto {
  readonly url!: string;
  /** Entry that blocks this URL only. */
  readonly exact!: string;
  /** Entry that blocks its host. */
  readonly host!: string;
  /** Entry that blocks everything below its registered domain. */
  readonly domain!: string;
  /** What blocks the URL; null if nothing does. */
  @ApiProperty({ type: BlockedByDto, nullable: true })
  readonly blockedBy!: BlockedByDto | null;
}

export class OwnerGroupDto {
  readonly groupId!: number;
  readonly name!: string;
  readonly plan!: string;
}

export class DeskQuestionDto {
  /** Short URL, slug, id of a user or group, email address, browser id or destination URL. */
  @MaxLength(MAX_QUESTION_LENGTH)
  @IsString({ message: 'q must be text' })
  readonly q!: string;
}

/** Everything that the text can mean; null where it means nothing. */
export class FoundDto {
  @ApiProperty({ type: AnyLinkDto, nullable: true })
  readonly link!: AnyLinkDto | null;
  @ApiProperty({ type: PersonCardDto, nullable: true })
  readonly person!: PersonCardDto | null;
  @ApiProperty({ type: OwnerGroupDto, nullable: true })
  readonly group!: OwnerGroupDto | null;
  @ApiProperty({ type: BrowserCardDto, nullable: true })
  readonly browser!: BrowserCardDto | null;
  /** Groups' domains and claims of that host, oldest first; at most 20. */
  readonly domains!: DomainCardDto[];
  @ApiProperty({ type: FoundAddressDto, nullable: true })
  readonly address!: FoundAddressDto | null;
}

export class OwnerQuestionDto extends BecauseDto {
  /** Whether to show the email address in full. Requires a note, which is recorded. */
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @WhenPresent()
  @IsIn(['true', 'false'], { message: 'reveal must be true or false' })
  readonly reveal?: 'true' | 'false';
}

export class LinkOwnerDto {
  readonly link!: AnyLinkDto;
  /** Who made the link; null for guests and for deleted accounts. */
  @ApiProperty({ type: DeskPersonDto, nullable: true })
  readonly person!: DeskPersonDto | null;
  /** Group that owns the link; null for guests' links. */
  @ApiProperty({ type: OwnerGroupDto, nullable: true })
  readonly group!: OwnerGroupDto | null;
}

export class ActionRangeDto {
  @ApiPropertyOptional({ enum: DESK_ACTION_KINDS })
  @WhenPresent()
  @IsIn(DESK_ACTION_KINDS, { message: `kind must be one of ${DESK_ACTION_KINDS.join(', ')}` })
  readonly kind?: DeskActionKind;

  /** What the action was applied to, exactly as in the answer. */
  @ApiPropertyOptional({ maxLength: MAX_NOTE_LENGTH })
  @WhenPresent()
  @MaxLength(MAX_NOTE_LENGTH)
  @IsString({ message: 'subject must be text' })
  readonly subject?: string;

  /** Only suspensions and blocks that are in force. */
  @WhenPresent()
  @Flag()
  readonly isInForce?: boolean;

  /** Pagination cursor: −1 for the first page, then the `start` value of the previous page. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = -1;
}

/** Something that a site administrator did. */
export class DeskActionDto {
  readonly actionId!: number;
  @ApiProperty({ enum: DESK_ACTION_KINDS })
  readonly kind!: DeskActionKind;
  /** Short URL, browser id, user id or entry of the block list. */
  readonly subject!: string;
  @ApiProperty({ enum: REPORT_REASONS })
  readonly reason!: ReportReason;
  readonly note!: string | null;
  readonly userId!: number;
  /** Name of the administrator; null if they have none or their account is deleted. */
  readonly name!: string | null;
  /** `running` and `undoing` while links are being processed. */
  @ApiProperty({ enum: DESK_ACTION_STATES })
  readonly state!: DeskActionState;
  /** Whether the action can be undone. */
  readonly canUndo!: boolean;
  /** Number of links processed so far. */
  readonly lookedAt!: number;
  /** Number of links that the action disabled. */
  readonly disabled!: number;
  /** Number of links that undoing it enabled again. */
  readonly enabled!: number;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  /** When all links had been processed; null before. */
  readonly endTime!: string | null;
  /** When it was undone; null if it was not. */
  readonly undoneTime!: string | null;
  /** Name of the administrator who undid it. */
  readonly undoneBy!: string | null;
  /** Of a blocked destination: how often its entry refused an address; null for other actions. */
  @ApiProperty({ type: BlockHitsDto, nullable: true })
  readonly refused!: BlockHitsDto | null;
}

export class DeskActionsDto {
  /** Newest first, at most 20. */
  readonly actions!: DeskActionDto[];
  /** Pagination cursor of the next page; −1 if this is the last one. */
  readonly start!: number;
}

export class SkippedLineDto {
  /** Number of the line, from 1. */
  readonly number!: number;
  /** Its beginning, at most 100 characters. */
  readonly text!: string;
}

/** What the process that answers has read of the operator's block list. */
export class BlockListFileDto {
  /** ISO 8601, UTC; null if there is no file. */
  readonly readTime!: string | null;
  /** Number of entries in use. */
  readonly entries!: number;
  /** Number of lines that could not be used. */
  readonly skipped!: number;
  /** The first 20 of these lines. */
  readonly skippedLines!: SkippedLineDto[];
  /** Whether the present file cannot be read, so that the entries of the previous one are in use. */
  readonly isOutdated!: boolean;
}
