import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { LINK_WARNINGS, type LinkWarning } from '../../core/domain/link-findings';
import { LinkOptionsDto } from '../../core/http/dto/link-options.dto';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** What `POST /links` takes. Guests have the options that concern the address alone; the rest is for members. */
export class ShortenLinkDto extends LinkOptionsDto {
  /** URL to shorten: http or https, at most 2048 characters. `http://` is added if the scheme is missing, and text around a single URL is left out. */
  @IsString({ message: 'url must be text: the URL to shorten' })
  readonly url!: string;

  /**
   * Host of the short domain: the shared domain or the caller's own subdomain. Default: what the person has chosen for
   * new links (`PUT /my/defaultdomain`); the shared domain for programs, guests and who has chosen none.
   */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'domain must be text: the host of a short domain' })
  readonly domain?: string;

  /** Campaign parameters as a query string, such as `utm_source=news&utm_medium=email`. `utm` takes precedence. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'utmFormat must be text: campaign parameters as a query string' })
  readonly utmFormat?: string;

  /** Opposite of `smartUtmOff`. Default: the group's setting for new links; off for guests. */
  @WhenPresent()
  @Flag()
  readonly smartUtm?: boolean;

  /** Alias of `nativeOpen`. Default: the group's setting for new links; off for guests. */
  @WhenPresent()
  @Flag()
  readonly nativeLaunch?: boolean;
}

/** A link that has just been made. */
export class ShortenedLinkDto {
  /** Short URL. The name of this field depends on the product key. */
  readonly linkletUrl!: string;
  /** Short URL, under a name that does not depend on the product key. */
  readonly shortUrl!: string;
  /** ASCII-only short URL if the slug has other characters: for QR codes and programs that do not support them. */
  readonly asciiUrl!: string;
  /** Second short URL on a promotional domain; null if there is none. */
  readonly giftUrl!: string | null;
  /** Which of the short URLs to show. */
  readonly urlType!: string;
  /** Slug, decoded. */
  readonly encodeId!: string;
  readonly id!: number;
  /** Destination URL after normalisation. */
  readonly url!: string;
  /**
   * Reason for the warning page shown before the destination, such as `young` or `free-host`; null if none is shown.
   */
  @ApiProperty({ nullable: true, enum: LINK_WARNINGS })
  readonly warning!: LinkWarning | null;
  /**
   * Proof of having created the link. Store it on the device: a guest needs it to delete the link, and a member to
   * claim it after signing in.
   */
  readonly claim!: string;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
}
