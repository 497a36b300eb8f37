import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 5_000;

/** How a link is to look where it is shared; what is left out stays. */
export class SetPreviewDto {
  /** One line, cut to 300 characters; null, or nothing but spaces, for that of the page. */
  @ApiProperty({ nullable: true, required: false, type: String })
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'title must be text, or null for that of the page' })
  readonly title?: string | null;

  /** One line, cut to 300 characters; null, or nothing but spaces, for that of the page. */
  @ApiProperty({ nullable: true, required: false, type: String })
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'description must be text, or null for that of the page' })
  readonly description?: string | null;

  /** Address of a picture on the web, or the `publicPath` of an upload; null for that of the page. */
  @ApiProperty({ nullable: true, required: false, type: String })
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'imageUrl must be the address of a picture, or null for that of the page' })
  readonly imageUrl?: string | null;

  /** Whether a play icon has been drawn into the picture. */
  @WhenPresent()
  @Flag()
  readonly hasPlayIcon?: boolean;
}

/** What is set of a preview; null for what the page says. */
export class PreviewSettingsDto {
  readonly title!: string | null;
  readonly description!: string | null;
  readonly imageUrl!: string | null;
}

/** How a link looks where it is shared. */
export class LinkPreviewDto {
  /** As it is set or, when it is not, as the page says; its host when the page says nothing. */
  readonly title!: string;
  readonly description!: string | null;
  /** A whole address, or the `publicPath` of an upload. */
  readonly imageUrl!: string | null;
  /** What the page says, or its host. */
  readonly originalTitle!: string;
  /** The page has no title, or has not been read (yet). */
  readonly titleIsNull!: boolean;
  readonly originalDescription!: string | null;
  readonly originalImageUrl!: string | null;
  readonly hasPlayIcon!: boolean;
  /** It leads to a video. */
  readonly isVideo!: boolean;
}
