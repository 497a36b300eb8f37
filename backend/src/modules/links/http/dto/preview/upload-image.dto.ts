import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { DecimalNumber } from '../../../../../shared/http/number.decorators';
import { LARGEST_RATIO, SMALLEST_RATIO } from '../../../domain/preview/image-wish';

const LONGEST_RAW = 5_000;

/** Which link a picture is for. */
export class UploadPlaceDto {
  /** The slug of a link that the caller may change; left out for a link that is yet to be made. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'encodeId must be text' })
  readonly encodeId?: string;

  /** Host of its short address, where the slug alone does not tell. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'domain must be text' })
  readonly domain?: string;
}

/** What is to become of a picture; as JSON, as a form, or beside the file. */
export class UploadImageDto {
  /** A PNG, JPEG, GIF or WebP file, at most 5 MiB and 25 million pixels; wins over `imageUrl`. */
  @ApiProperty({ required: false, type: String, format: 'binary' })
  readonly file?: unknown;

  /** Where on the web the picture is, or the `publicPath` of an earlier upload. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'imageUrl must be text: the address of the picture' })
  readonly imageUrl?: string;

  /** Where the part that stays lies between the upper edge (0) and the lower one (100); in the middle when absent. */
  @DecimalNumber(0, 100)
  readonly topPercent: number = 50;

  /** The same between the left edge and the right one. */
  @DecimalNumber(0, 100)
  readonly leftPercent: number = 50;

  /** Width by height of the part that stays; 1.91 when absent, that of 854×480 for videos. */
  @WhenPresent()
  @DecimalNumber(SMALLEST_RATIO, LARGEST_RATIO)
  readonly ratio?: number;

  /** It is the still of a video. */
  @Flag()
  readonly isVideo: boolean = false;

  /** Draws a play icon into its middle. */
  @Flag()
  readonly playIcon: boolean = false;

  /** Keeps all of it, no larger than 450×450 (854×480 for videos). */
  @Flag()
  readonly noCrop: boolean = false;

  /** A GIF that moves goes on moving, 600 pixels wide. */
  @Flag()
  readonly isEncodedGif: boolean = false;
}

/** A picture that links can show now. */
export class UploadedImageDto {
  /** Where it is on this host, for ever once a link shows it, otherwise for a day. */
  readonly publicPath!: string;
}
