import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { DecimalNumber } from '../../../../shared/http/number.decorators';
import { LARGEST_RATIO, SMALLEST_RATIO } from '../domain/images/image-input';

const MAX_RAW_LENGTH = 5_000;

/** Which link a picture is for. */
export class UploadPlaceDto {
  /** Slug of a link the caller can edit. Leave it out for a link that has not been created yet. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'encodeId must be text' })
  readonly encodeId?: string;

  /** Host of the short URL. Required only if the slug exists on several domains. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'domain must be text' })
  readonly domain?: string;
}

/** What is to become of a picture; as JSON, as a form, or beside the file. */
export class UploadImageDto {
  /** PNG, JPEG, GIF or WebP file of up to 5 MiB and 25 million pixels. Takes precedence over `imageUrl`. */
  @ApiProperty({ required: false, type: String, format: 'binary' })
  readonly file?: unknown;

  /** Web URL of the image, or the `publicPath` of an earlier upload. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'imageUrl must be text: the URL of the image' })
  readonly imageUrl?: string;

  /** Vertical position of the crop, from 0 (top) to 100 (bottom); centred by default. */
  @DecimalNumber(0, 100)
  readonly topPercent: number = 50;

  /** Horizontal position of the crop, from 0 (left) to 100 (right); centred by default. */
  @DecimalNumber(0, 100)
  readonly leftPercent: number = 50;

  /** Width-to-height ratio of the crop; 1.91 by default, or that of 854×480 for videos. */
  @WhenPresent()
  @DecimalNumber(SMALLEST_RATIO, LARGEST_RATIO)
  readonly ratio?: number;

  /** Whether the image is a still frame of a video. */
  @Flag()
  readonly isVideo: boolean = false;

  /** Whether to draw a play icon in the centre. */
  @Flag()
  readonly playIcon: boolean = false;

  /** Whether to keep the whole image, scaled down to at most 450×450 (854×480 for videos). */
  @Flag()
  readonly noCrop: boolean = false;

  /** Whether to keep an animated GIF animated, scaled to a width of 600 pixels. */
  @Flag()
  readonly isEncodedGif: boolean = false;
}

/** A picture that links can show now. */
export class UploadedImageDto {
  /** Path of the image on this host. It is permanent once a link uses it; otherwise it expires after a day. */
  readonly publicPath!: string;
}
