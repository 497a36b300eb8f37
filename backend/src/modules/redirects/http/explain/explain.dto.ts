import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { EXPLAINED_DEVICES } from '../../domain/explain/explained-device';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;
const METHODS = ['GET', 'HEAD'] as const;

/** A visit that a caller asks about; what is left out is as most visits have it. */
export class VisitQuestionDto {
  /** Type of visitor. Provide either this or `userAgent`. */
  @ApiProperty({ enum: EXPLAINED_DEVICES, required: false })
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'device must be text: the name of a device' })
  readonly device?: string;

  /** User agent of the visitor: at most 1000 ASCII characters; empty for none. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'userAgent must be text: what a browser sends as User-Agent' })
  readonly userAgent?: string;

  /** ISO 3166-1 two-letter country code; null if unknown. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'country must be text: an ISO 3166-1 code such as JP, or null if unknown' })
  readonly country?: string | null;

  /** Value of the Accept-Language header, such as `ja` or `zh-TW,zh;q=0.9`; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'language must be text such as ja, or null for none' })
  readonly language?: string | null;

  /** Time of the visit: ISO 8601 with offset; null for now. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'at must be an ISO 8601 time, or null for now' })
  readonly at?: string | null;

  /** URL of the referring page, or `android-app://` and the package name of the referring app; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'referrer must be text: the URL of the referring page, or null for none' })
  readonly referrer?: string | null;

  /** Extra path segment after the slug, decoded: `mei` for `/slug/mei`; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'path must be text: the extra path segment, or null for none' })
  readonly path?: string | null;

  /** HTTP method; GET by default. */
  @ApiProperty({ enum: METHODS, required: false })
  @WhenPresent()
  @IsIn(METHODS, { message: 'method must be GET or HEAD' })
  readonly method?: (typeof METHODS)[number];

  /** Whether the request is a prefetch by a browser. */
  @WhenPresent()
  @Flag()
  readonly isPrefetch?: boolean;

  /** Whether the visitor scanned one of this site's QR codes. */
  @WhenPresent()
  @Flag()
  readonly fromQr?: boolean;

  /** Whether the browser sends the Sec-GPC header to opt out of tracking. */
  @WhenPresent()
  @Flag()
  readonly doNotTrack?: boolean;
}
