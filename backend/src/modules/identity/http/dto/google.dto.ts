import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { KEEPERS } from './sign-in-code.dto';

/** Where somebody wants to go on after signing in. */
export class GoogleStartQueryDto {
  /** A path of this site; anything else is passed over. */
  @IsOptional()
  readonly redirect_to?: unknown;

  /** Language of whoever is new: `zh-TW`, `en`, `vi`, `id` or `ja`. */
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

/** What Google's one tap hands to the page. */
export class GoogleCredentialDto {
  /** The ID token. */
  @MaxLength(8_000)
  @IsString({ message: 'credential must be the ID token that Google handed out' })
  readonly credential!: string;

  /** The same as the cookie of this name, which Google's script sets. */
  @MaxLength(200)
  @IsString({ message: 'g_csrf_token must be the value of the cookie of the same name' })
  readonly g_csrf_token!: string;

  /** `cookie`: in an HttpOnly cookie, for browsers. `body`: in the answer, for programs; the default. */
  @IsOptional()
  @IsIn(KEEPERS)
  readonly keep?: (typeof KEEPERS)[number];

  /** Language of whoever is new. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly lang?: string;
}
