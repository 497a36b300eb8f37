import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength, ValidateBy } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { LINK_WARNINGS, type LinkWarning } from '../../domain/link-standing';
import { EditLinkDto } from './edit-link.dto';
import { isTagName, MOST_NAMED } from './tags.dto';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 5_000;

/** What `POST /links` takes. Guests have the options that concern the address alone; the rest is for members. */
export class ShortenLinkDto extends OmitType(EditLinkDto, ['url']) {
  /** The address to shorten: http or https, at most 2048 characters; `http://` is added when no scheme is given. */
  @IsString({ message: 'url must be text: the address to shorten' })
  readonly url!: string;

  /** Host of the short domain: the shared one, which is meant when this is absent, or the caller's own subdomain. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'domain must be text: the host of a short domain' })
  readonly domain?: string;

  /** Words or numbers of tags, at most 20; words that are no tag yet become one. */
  @ApiProperty({
    nullable: true,
    required: false,
    type: 'array',
    items: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  })
  @WhenPresent()
  @OrNull()
  @ValidateBy(
    { name: 'tagNames', validator: { validate: isTagName } },
    { each: true, message: 'tags must be a list of words or of numbers of tags' },
  )
  @ArrayMaxSize(MOST_NAMED)
  @IsArray({ message: 'tags must be a list of words or of numbers of tags' })
  readonly tags?: (string | number)[] | null;

  /** Campaign parameters as they stand in an address, such as `utm_source=news&utm_medium=email`; `utm` counts before it. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'utmFormat must be text: campaign parameters as they stand in an address' })
  readonly utmFormat?: string;

  /** The opposite of `smartUtmOff`; without either, as the group's new links begin, and on for guests. */
  @WhenPresent()
  @Flag()
  readonly smartUtm?: boolean;

  /** Another name of `nativeOpen`; without either, as the group's new links begin, and off for guests. */
  @WhenPresent()
  @Flag()
  readonly nativeLaunch?: boolean;
}

/** A link that has just been made. */
export class ShortenedLinkDto {
  /** The short address; the field is named after the product key. */
  readonly linkletUrl!: string;
  /** The same short address under a name that does not change with the product key. */
  readonly shortUrl!: string;
  /** The same in letters and digits alone where the slug has others: for QR codes, and for programs that break such addresses. */
  readonly asciiUrl!: string;
  /** A second short address on a promotional domain; null while there is none. */
  readonly giftUrl!: string | null;
  /** Which of the addresses to show. */
  readonly urlType!: string;
  /** The slug, decoded. */
  readonly encodeId!: string;
  readonly id!: number;
  /** The destination as it was normalised. */
  readonly url!: string;
  /** Why a page that warns stands before the destination, such as `young` or `free-host`; null for none. */
  @ApiProperty({ nullable: true, enum: LINK_WARNINGS })
  readonly warning!: LinkWarning | null;
  /** Proof of having made the link: keep it on the device, show it to take the link back. */
  readonly claim!: string;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
}
