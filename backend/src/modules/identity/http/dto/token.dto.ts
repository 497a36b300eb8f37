import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

/** What `POST /token` takes, as a form or as JSON (RFC 6749). */
export class TokenRequestDto {
  /** `client_credentials`: a token for a visitor without an account. */
  @MaxLength(64)
  @IsString({ message: 'grant_type must be text: client_credentials' })
  readonly grant_type!: string;

  /** Always `1`. */
  @IsOptional()
  @IsIn(['1', 1], { message: 'client_id must be 1' })
  readonly client_id?: string | number;

  /** Accepted and ignored: a guest has one scope. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  readonly scope?: string;

  /** UUID of the browser, for callers without cookies; a cookie of the same name comes first. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  readonly browser_uuid?: string;
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
  readonly scope!: 'guest';
}

/** Why no token was given (RFC 6749, section 5.2). */
export class TokenRefusalDto {
  readonly error!: 'invalid_request' | 'unsupported_grant_type';
  readonly message!: string;
}
