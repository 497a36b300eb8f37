import { applyDecorators } from '@nestjs/common';
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
  type ValidationArguments,
} from 'class-validator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 1_000;
const MAX_NAMED = 100;

/** Either ids of pixels and tags or campaign parameters; at least one, and empty ones are as good as left out. */
export class TrackingValueDto {
  /** Meta pixel id: 5 to 20 digits. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.fbPixel must be text' })
  readonly fbPixel?: string;

  /** Google tag id: `G-…`, `GT-…`, `GTM-…`, `AW-…` or `DC-…`. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.gTag must be text' })
  readonly gTag?: string;

  /** LINE Tag id: a UUID. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.lineTag must be text' })
  readonly lineTag?: string;

  /** TikTok pixel id: 10 to 30 letters and digits. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.tiktok must be text' })
  readonly tiktok?: string;

  /** At most 200 characters. The same limit applies to the fields below. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.utmSource must be text' })
  readonly utmSource?: string;

  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.utmMedium must be text' })
  readonly utmMedium?: string;

  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.utmCampaign must be text' })
  readonly utmCampaign?: string;

  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.utmTerm must be text' })
  readonly utmTerm?: string;

  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value.utmContent must be text' })
  readonly utmContent?: string;
}

/** A tracking tool as a member wants it. */
export class SaveTrackingToolDto {
  /** Name: 1 to 60 characters on one line, unique per kind. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'name must be text' })
  readonly name!: string;

  /** Note of up to 200 characters on one line; empty by default. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
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
  /** `pixel`: pixel and tag ids; `utm`: campaign parameters. */
  @ApiProperty({ enum: ['pixel', 'utm'] })
  readonly kind!: 'pixel' | 'utm';
  readonly name!: string;
  readonly note!: string;
  readonly value!: TrackingValueDto;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  /** Whether the caller can edit and delete the tool. Its creator and admins of the group can. */
  readonly canChange!: boolean;
  readonly warnings!: ToolWarningDto[];
}

/** Tracking tools by their numbers; null for none. */
export function ToolIds({ required }: { readonly required: boolean }) {
  const message = ({ property }: ValidationArguments): string =>
    `${property} must be a list of tracking tool ids`;
  return applyDecorators(
    ApiProperty({ nullable: true, required, type: [Number] }),
    OrNull(),
    ArrayMaxSize(MAX_NAMED),
    Max(HIGHEST_ID, { each: true }),
    Min(1, { each: true }),
    IsInt({ each: true, message }),
    IsArray({ message: (given) => `${message(given)}, or null for none` }),
  );
}

/** Which tracking tools a link is to have. */
export class SetLinkToolsDto {
  /**
   * Ids of tracking tools of the active group; null or an empty list for none. Campaign parameters are copied to the
   * link.
   */
  @ToolIds({ required: true })
  readonly value!: number[] | null;
}

/** A tracking tool on a link. */
export class LinkToolDto {
  readonly id!: number;
  readonly name!: string;
  /** Whether the tool runs. Tools run only for links on their group's own domains, never on the shared domain. */
  readonly isActive!: boolean;
}

/** The tracking tools of the group acted in. */
export class TrackingToolListDto {
  /** Pixels first, then campaign parameters, each sorted by name. Plans allow at most 5 and 20. */
  readonly trackingTools!: TrackingToolDto[];
}
