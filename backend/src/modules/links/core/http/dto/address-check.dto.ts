import { IsString } from 'class-validator';

/** What `POST /analytics/domain` takes. */
export class AddressCheckDto {
  /** URL to check. */
  @IsString({ message: 'url must be text: the URL to check' })
  readonly url!: string;
}

/** What there is to say of an address. */
export class AddressVerdictDto {
  /** Whether there is a problem with the URL. False if external checks were unavailable. */
  readonly isInvalid!: boolean;
  /** Whether shortening would be refused. Otherwise the URL can be shortened, and visitors may see a warning. */
  readonly isRefused!: boolean;
  /**
   * `shorten link` if the URL is a short link of this site or redirects to one; contains `too young` for a domain
   * registered less than 30 days ago, and `free DNS or fishing site` for free hosting; empty if there is no problem.
   */
  readonly message!: string;
  /**
   * Error code that `POST /links` would return if it refuses; otherwise `links.address-young`,
   * `links.address-free-host` or `links.address-endless`; empty if there is no problem.
   */
  readonly code!: string;
}
