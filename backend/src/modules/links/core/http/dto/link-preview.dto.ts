import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** How a link is to look where it is shared; what is left out stays. */
export class SetPreviewDto {
  /** One line, truncated to 300 characters. Null or blank uses the page's own text. */
  @ApiProperty({ nullable: true, required: false, type: String })
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'title must be text, or null for the page’s own' })
  readonly title?: string | null;

  /** One line, truncated to 300 characters. Null or blank uses the page's own text. */
  @ApiProperty({ nullable: true, required: false, type: String })
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'description must be text, or null for the page’s own' })
  readonly description?: string | null;

  /** URL of an image, or the `publicPath` of an upload. Null uses the page's own image. */
  @ApiProperty({ nullable: true, required: false, type: String })
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'imageUrl must be the URL of an image, or null for the page’s own' })
  readonly imageUrl?: string | null;

  /** Whether the image already contains a play icon. */
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
  /** Custom title, otherwise the title of the page, otherwise its host. */
  readonly title!: string;
  readonly description!: string | null;
  /** Full URL, or the `publicPath` of an upload. */
  readonly imageUrl!: string | null;
  /** Title of the page, or its host if it has none. */
  readonly originalTitle!: string;
  /** Whether the page has no title or has not been read yet. */
  readonly titleIsNull!: boolean;
  readonly originalDescription!: string | null;
  readonly originalImageUrl!: string | null;
  readonly hasPlayIcon!: boolean;
  /** Whether the destination is a video. */
  readonly isVideo!: boolean;
}
