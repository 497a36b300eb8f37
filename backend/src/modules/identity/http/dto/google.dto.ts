import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { TakesMore } from '../../../../shared/http/validation.pipe';
import { KEEPERS } from './sign-in-code.dto';

/** Where a person wants to go on after signing in. */
export class GoogleStartQueryDto {
  /** Path on this site to return to. Other values are ignored. */
  @IsOptional()
  readonly redirect_to?: unknown;

  /** Language for new users: `zh-TW`, `en`, `vi`, `id` or `ja`. */
  @IsOptional()
  readonly lang?: unknown;
}

/** What the provider sends the browser back with. */
export class GoogleCallbackQueryDto {
  @IsOptional()
  readonly code?: unknown;

  @IsOptional()
  readonly state?: unknown;

  @IsOptional()
  readonly error?: unknown;
}

/** What Google's one tap hands to the page, beside which its script sends more. */
@TakesMore()
export class GoogleCredentialDto {
  /** Google ID token. */
  @MaxLength(8_000)
  @IsString({ message: 'credential must be the ID token from Google' })
  readonly credential!: string;

  /** Same value as the cookie of this name, which Google's script sets. */
  @MaxLength(200)
  @IsString({ message: 'g_csrf_token must be the value of the cookie of the same name' })
  readonly g_csrf_token!: string;

  /**
   * `cookie` returns the refresh token in an HttpOnly cookie, for browsers; `body` returns it in the response, for
   * other clients. Default: `body`.
   */
  @IsOptional()
  @IsIn(KEEPERS)
  readonly keep?: (typeof KEEPERS)[number];

  /** Language for new users. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly lang?: string;
}
