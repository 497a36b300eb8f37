import { IsString } from 'class-validator';

/** What `POST /analytics/domain` takes. */
export class AddressCheckDto {
  /** The address that somebody is about to shorten. */
  @IsString({ message: 'url must be text: the address to check' })
  readonly url!: string;
}

/** Whether an address can be shortened. */
export class AddressVerdictDto {
  readonly isInvalid!: boolean;
  /** Why not: `shorten link` when it is one of ours already; empty when it can. */
  readonly message!: string;
  /** The code that `POST /links` would answer; empty when it can be shortened. */
  readonly code!: string;
}
