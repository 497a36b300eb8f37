import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TakesMore } from '../../../../shared/http/validation.pipe';
import { KEEPERS } from './sign-in-code.dto';

const asText = ({ value }: TransformFnParams): unknown => (typeof value === 'number' ? String(value) : value);
const ID = /^\d{0,15}$/;

/** What `POST /token` takes, as a form or as JSON (RFC 6749, which has servers ignore what they do not know). */
@TakesMore()
export class TokenRequestDto {
  /**
   * `client_credentials` with an API token as `client_secret` (or as the password of HTTP Basic) requests a token for a
   * program, and without one for a visitor without an account; `refresh_token` renews a session.
   */
  @MaxLength(64)
  @IsString({ message: 'grant_type must be text: client_credentials or refresh_token' })
  readonly grant_type!: string;

  /** Always `1`. */
  @IsOptional()
  @IsIn(['1', 1], { message: 'client_id must be 1' })
  readonly client_id?: string | number;

  /** API token of a group, for programs. */
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly client_secret?: string;

  /** Accepted for compatibility and ignored. The scope follows from the type of caller. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  readonly scope?: string;

  /** UUID of the browser, for clients without cookies. A cookie of the same name takes precedence. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  readonly browser_uuid?: string;

  /** Id of the user that `refresh_token` belongs to. Not needed if the refresh token is in its cookie. */
  @IsOptional()
  @Transform(asText)
  @Matches(ID, { message: 'user_id must be a number' })
  readonly user_id?: string;

  /** Id of the group to make active; the last active group by default. */
  @IsOptional()
  @Transform(asText)
  @Matches(ID, { message: 'group_id must be a number' })
  readonly group_id?: string;

  /** Refresh token, for clients that store it themselves. Browsers keep it in a cookie. */
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly refresh_token?: string;

  /** `cookie` returns the new refresh token in an HttpOnly cookie, for browsers. */
  @IsOptional()
  @IsIn(KEEPERS)
  readonly keep?: (typeof KEEPERS)[number];
}

/** An access token (RFC 6749, section 5.1), without the usual envelope. */
export class TokenDto {
  /** Access token. Send it as `Authorization: Bearer …`. */
  readonly access_token!: string;
  /** Always `Bearer`. */
  readonly token_type!: 'Bearer';
  /** Lifetime of the token in seconds. */
  readonly expires_in!: number;
  /** `guest`, `member`, or the scopes of a program, with a space between. */
  readonly scope!: string;
  /** User id; 0 for guests. */
  readonly user_id!: number;
  /** Id of the token's active group; 0 for guests. */
  readonly group_id!: number;
  /** New refresh token. Replaces the one sent in the request body. */
  readonly refresh_token?: string;
}

/** Why no token was given (RFC 6749, section 5.2). */
export class TokenRefusalDto {
  /** Error code as defined by RFC 6749. */
  readonly error!: string;
  /** Error message in English. */
  readonly message!: string;
  /** Stable error code for programs, such as `identity.refresh-token-invalid`. */
  readonly code!: string;
}

/** What an access token says (after RFC 7662), without the usual envelope. */
export class TokenInfoDto {
  /** Always true. Inactive tokens are refused. */
  readonly active!: boolean;
  /** User id; 0 for guests. */
  readonly userId!: number;
  readonly groupId!: number;
  readonly scope!: 'guest' | 'member';
  /** Remaining lifetime in seconds. */
  readonly expiresIn!: number;
  /** Whether the user is a site administrator. */
  readonly isAdmin!: boolean;
}

/** Who is asking. */
export class CurrentUserDto {
  /** User id; 0 for guests. */
  readonly userId!: number;
  /** Whether the user is a site administrator. */
  readonly isAdmin!: boolean;
}
