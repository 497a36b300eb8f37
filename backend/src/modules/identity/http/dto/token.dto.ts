import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { KEEPERS } from './sign-in-code.dto';

const asText = ({ value }: TransformFnParams): unknown => (typeof value === 'number' ? String(value) : value);
const ID = /^\d{0,15}$/;

/** What `POST /token` takes, as a form or as JSON (RFC 6749). */
export class TokenRequestDto {
  /** `client_credentials`: a token for a visitor without an account. `refresh_token`: the next one of a session. */
  @MaxLength(64)
  @IsString({ message: 'grant_type must be text: client_credentials or refresh_token' })
  readonly grant_type!: string;

  /** Always `1`. */
  @IsOptional()
  @IsIn(['1', 1], { message: 'client_id must be 1' })
  readonly client_id?: string | number;

  /** Accepted and ignored: what a token is good for follows from whose it is. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  readonly scope?: string;

  /** UUID of the browser, for callers without cookies; a cookie of the same name comes first. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  readonly browser_uuid?: string;

  /** Whose `refresh_token` it is; not needed when the token is in its cookie. */
  @IsOptional()
  @Transform(asText)
  @Matches(ID, { message: 'user_id must be a number' })
  readonly user_id?: string;

  /** The group to act in; without it, the one acted in last. */
  @IsOptional()
  @Transform(asText)
  @Matches(ID, { message: 'group_id must be a number' })
  readonly group_id?: string;

  /** For callers that keep it themselves; browsers have it in a cookie. */
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly refresh_token?: string;

  /** `cookie`: what takes the place of `refresh_token` goes into an HttpOnly cookie, for browsers. */
  @IsOptional()
  @IsIn(KEEPERS)
  readonly keep?: (typeof KEEPERS)[number];
}

/** An access token (RFC 6749, section 5.1), without the usual envelope. */
export class TokenDto {
  /** Send it as `Authorization: Bearer …`. */
  readonly access_token!: string;
  /** Always `Bearer`. */
  readonly token_type!: 'Bearer';
  /** Seconds until the token expires. */
  readonly expires_in!: number;
  /** What the token is good for. */
  readonly scope!: 'guest' | 'member';
  /** 0 for guests. */
  readonly user_id!: number;
  /** The group that the token acts in; 0 for guests. */
  readonly group_id!: number;
  /** Takes the place of the one that the body showed. */
  readonly refresh_token?: string;
}

/** Why no token was given (RFC 6749, section 5.2). */
export class TokenRefusalDto {
  /** In the words of the RFC. */
  readonly error!: string;
  /** English text for people. */
  readonly message!: string;
  /** Stable code to decide on, such as `identity.refresh-token-invalid`. */
  readonly code!: string;
}

/** What an access token says (after RFC 7662), without the usual envelope. */
export class TokenInfoDto {
  /** Always true: a token that is not is refused. */
  readonly active!: boolean;
  /** 0 for guests. */
  readonly userId!: number;
  readonly groupId!: number;
  readonly scope!: 'guest' | 'member';
  /** Seconds that are left. */
  readonly expiresIn!: number;
  /** Runs the installation. */
  readonly isAdmin!: boolean;
}

/** Who is asking. */
export class CurrentUserDto {
  /** 0 for guests. */
  readonly userId!: number;
  /** Runs the installation. */
  readonly isAdmin!: boolean;
}
