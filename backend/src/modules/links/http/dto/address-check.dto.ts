import { IsString } from 'class-validator';

/** What `POST /analytics/domain` takes. */
export class AddressCheckDto {
  /** The address that somebody is about to shorten. */
  @IsString({ message: 'url must be text: the address to check' })
  readonly url!: string;
}

/** What there is to say of an address. */
export class AddressVerdictDto {
  /** Whether there is anything to say. Where others could not be asked, nothing is said. */
  readonly isInvalid!: boolean;
  /** Whether shortening would refuse it; otherwise it can be shortened, and people may be warned of it. */
  readonly isRefused!: boolean;
  /**
   * `shorten link` when it is one of ours already, or leads back to one; contains `too young` for a domain registered
   * less than 30 days ago, and `free DNS or fishing site` where anybody gets a name; empty when there is nothing to say.
   */
  readonly message!: string;
  /** The code that `POST /links` would answer where it refuses; `links.address-young`, `links.address-free-host` or `links.address-endless` where it does not; empty when there is nothing to say. */
  readonly code!: string;
}
