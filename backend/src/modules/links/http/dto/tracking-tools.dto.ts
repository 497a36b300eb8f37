import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 1_000;
const MOST_NAMED = 100;

/** Either ids of pixels and tags or campaign parameters; at least one, and empty ones are as good as left out. */
export class TrackingValueDto {
  /** Meta pixel: 5 to 20 digits. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.fbPixel must be text' })
  readonly fbPixel?: string;

  /** Google: `G-…`, `GT-…`, `GTM-…`, `AW-…` or `DC-…`. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.gTag must be text' })
  readonly gTag?: string;

  /** LINE Tag: a UUID. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.lineTag must be text' })
  readonly lineTag?: string;

  /** TikTok pixel: 10 to 30 letters and digits. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.tiktok must be text' })
  readonly tiktok?: string;

  /** At most 200 characters, as are those below. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.utmSource must be text' })
  readonly utmSource?: string;

  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.utmMedium must be text' })
  readonly utmMedium?: string;

  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.utmCampaign must be text' })
  readonly utmCampaign?: string;

  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.utmTerm must be text' })
  readonly utmTerm?: string;

  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value.utmContent must be text' })
  readonly utmContent?: string;
}

/** A tracking tool as somebody wants it. */
export class SaveTrackingToolDto {
  /** 1 to 60 characters on one line; each name once per kind. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'name must be text' })
  readonly name!: string;

  /** At most 200 characters on one line; empty when absent. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'note must be text' })
  readonly note: string = '';

  @ValidateNested()
  @IsObject({ message: 'value must be an object of ids or of campaign parameters' })
  @Type(() => TrackingValueDto)
  readonly value!: TrackingValueDto;
}

/** What is allowed, but probably not meant. */
export class ToolWarningDto {
  readonly field!: string;
  /** `links.utm-medium-unknown`: Google Analytics has no channel for this medium. */
  readonly code!: string;
  readonly message!: string;
}

/** A tracking tool of a group. */
export class TrackingToolDto {
  readonly id!: number;
  readonly groupId!: number;
  /** `pixel`: ids of pixels and tags; `utm`: campaign parameters. */
  @ApiProperty({ enum: ['pixel', 'utm'] })
  readonly kind!: 'pixel' | 'utm';
  readonly name!: string;
  readonly note!: string;
  readonly value!: TrackingValueDto;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  /** Whether the caller may change and delete it: whoever made it, and admins of the group. */
  readonly canChange!: boolean;
  readonly warnings!: ToolWarningDto[];
}

/** Which tracking tools a link is to have. */
export class SetLinkToolsDto {
  /** Numbers of tools of the group acted in; null or an empty list for none. Campaign parameters become the link's own. */
  @ApiProperty({ nullable: true, type: [Number] })
  @OrNull()
  @ArrayMaxSize(MOST_NAMED)
  @Max(HIGHEST_ID, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true, message: 'value must be a list of numbers of tracking tools' })
  @IsArray({ message: 'value must be a list of numbers of tracking tools, or null for none' })
  readonly value!: number[] | null;
}

/** A tracking tool on a link. */
export class LinkToolDto {
  readonly id!: number;
  readonly name!: string;
  /** Whether it runs: only links on domains of their owners' have it run, never those on the shared one. */
  readonly isActive!: boolean;
}

/** The tracking tools of the group acted in. */
export class TrackingToolListDto {
  /** Pixels first, then campaign parameters, each by name; plans allow at most 5 and 20. */
  readonly trackingTools!: TrackingToolDto[];
}
