import { IsString } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';

/** What `POST /links` takes. */
export class ShortenLinkDto {
  /** The address to shorten: http or https, at most 2048 characters; `http://` is added when no scheme is given. */
  @IsString({ message: 'url must be text: the address to shorten' })
  readonly url!: string;

  /** A slug of your own, 3 to 90 letters, digits, `-`, `_`, `~` or CJK characters; random when absent. */
  @WhenPresent()
  @IsString({ message: 'encodeId must be text' })
  readonly encodeId?: string;
}

/** A link that has just been made. */
export class ShortenedLinkDto {
  /** The short address; the field is named after the product key. */
  readonly linkletUrl!: string;
  /** The same short address under a name that does not change with the product key. */
  readonly shortUrl!: string;
  /** A second short address on a promotional domain; null while there is none. */
  readonly giftUrl!: string | null;
  /** Which of the addresses to show. */
  readonly urlType!: string;
  /** The slug, decoded. */
  readonly encodeId!: string;
  readonly id!: number;
  /** The destination as it was normalised. */
  readonly url!: string;
  /** Proof of having made the link: keep it on the device, show it to take the link back. */
  readonly claim!: string;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
}
