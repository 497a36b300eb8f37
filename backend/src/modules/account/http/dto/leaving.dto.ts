import { IsString } from 'class-validator';

export class DeleteAccountDto {
  /** The account's email address, typed as confirmation. */
  @IsString({ message: 'email must be text: the address of this account' })
  readonly email!: string;
}
