import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { EXPLAINED_DEVICES } from '../../domain/explain/explained-device';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 5_000;
const METHODS = ['GET', 'HEAD'] as const;

/** A visit that somebody asks about; what is left out is as most visits have it. */
export class VisitQuestionDto {
  /** Who visits; either this or `userAgent`. */
  @ApiProperty({ enum: EXPLAINED_DEVICES, required: false })
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'device must be text: the name of a device' })
  readonly device?: string;

  /** Who visits, as they present themselves: at most 1000 ASCII characters, empty for whoever does not. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'userAgent must be text: what a browser sends as User-Agent' })
  readonly userAgent?: string;

  /** ISO 3166-1, two letters; null for a place on no map. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'country must be text: two letters such as JP, or null for an unknown place' })
  readonly country?: string | null;

  /** As a browser sends it in Accept-Language: `ja`, or `zh-TW,zh;q=0.9`; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'language must be text such as ja, or null for none' })
  readonly language?: string | null;

  /** ISO 8601 with its offset; null for now. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'at must be a moment as ISO 8601 writes it, or null for now' })
  readonly at?: string | null;

  /** Address of the page, or `android-app://` and the package of the app, that sent the visitor; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'referrer must be text: the address that the visitor comes from, or null for none' })
  readonly referrer?: string | null;

  /** One part of an address behind the short one, decoded: `mei` for `/slug/mei`; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'path must be text: what stands behind the short address, or null for nothing' })
  readonly path?: string | null;

  /** GET when absent. */
  @ApiProperty({ enum: METHODS, required: false })
  @WhenPresent()
  @IsIn(METHODS, { message: 'method must be GET or HEAD' })
  readonly method?: (typeof METHODS)[number];

  /** Whether a browser loads the address ahead, before anybody wants to see it. */
  @WhenPresent()
  @Flag()
  readonly isPrefetch?: boolean;

  /** Whether the visitor comes by one of our own QR codes. */
  @WhenPresent()
  @Flag()
  readonly fromQr?: boolean;

  /** Whether the browser says that it does not want to be followed, by Sec-GPC. */
  @WhenPresent()
  @Flag()
  readonly doNotTrack?: boolean;
}
