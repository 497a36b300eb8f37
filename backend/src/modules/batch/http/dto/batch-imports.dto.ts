import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import type { RemoteName } from '../../domain/remote/remote-service';
import { REMOTE_NAMES } from '../../domain/remote/remote-services';
import { TaskOptionsDto } from './task-options.dto';

const MAX_ADDRESS = 500;
const MAX_TOKEN = 1_000;
/** Signs that a header can have, perhaps copied with blanks around. */
const TOKEN = /^\s*[\x21-\x7e]+\s*$/;

/** An account at another service, and what all of its links get. */
export class StartImportDto extends TaskOptionsDto {
  @ApiProperty({ enum: REMOTE_NAMES, enumName: 'ImportService' })
  @IsIn(REMOTE_NAMES, { message: `service must be one of ${REMOTE_NAMES.join(', ')}` })
  readonly service!: RemoteName;

  /** Where your Shlink, YOURLS or Kutt is, such as `https://s.example`; not for Bitly and Short.io. */
  @WhenPresent()
  @MaxLength(MAX_ADDRESS)
  @IsString({ message: 'address must be text' })
  readonly address?: string;

  /**
   * Token of that service: an access token of Bitly, an API key of Short.io, Shlink or Kutt, or the signature of YOURLS.
   * Deleted as soon as the links have been fetched.
   */
  @Matches(TOKEN, { message: 'token must be the token as the service shows it' })
  @MaxLength(MAX_TOKEN)
  @IsString({ message: 'token must be text' })
  readonly token!: string;
}
