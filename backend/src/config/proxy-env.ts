import { IsIn, IsOptional, Validate } from 'class-validator';
import { IsProxyList } from './env-constraints';
import { Setting } from './setting.decorator';

export const CLIENT_HEADERS = [
  'X-Forwarded-For',
  'Forwarded',
  'X-Real-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
] as const;

/** Settings of the proxies in front of an installation. */
export class ProxyEnv {
  @Setting(
    'empty: none is trusted',
    'Addresses or ranges of your proxies, comma-separated; only they may name the client.',
  )
  @IsOptional()
  @Validate(IsProxyList)
  readonly TRUSTED_PROXIES?: string;

  @Setting(
    '`X-Forwarded-For`',
    'Header in which they name the client, and the only one that is read: `X-Forwarded-For`, `Forwarded`, `X-Real-IP`, ' +
      '`CF-Connecting-IP` or `True-Client-IP`. They must set it or remove it on every request.',
  )
  @IsOptional()
  @IsIn(CLIENT_HEADERS)
  readonly TRUSTED_CLIENT_HEADER?: (typeof CLIENT_HEADERS)[number];
}
