import { IsString } from 'class-validator';

export class DeleteAccountDto {
  /** The account's own address, typed to confirm. */
  @IsString({ message: 'email must be text: the address of this account' })
  readonly email!: string;
}
