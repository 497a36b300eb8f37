import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsInt, IsOptional, Matches, Max, Min, Validate } from 'class-validator';
import { BrandDomainEnv } from './brand-domain-env';
import { IsWebAddress } from './env-constraints';
import { Setting } from './setting.decorator';
import { toNumber } from './written-values';

export const CHALLENGE_TYPES = ['http-01', 'tls-alpn-01'] as const;

/** Settings of those who let Linklet speak TLS itself. */
export class TlsEnv extends BrandDomainEnv {
  @Setting(
    'unset: a proxy in front speaks TLS',
    'Port of https. Certificates then come by themselves from `ACME_DIRECTORY_URL`; see [running](running.md#tls-by-linklet-itself).',
  )
  @IsOptional()
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly TLS_PORT?: number;

  @Setting(
    "Let's Encrypt's",
    "Directory of the certificate authority (ACME, RFC 8555). `https://acme-staging-v02.api.letsencrypt.org/directory` is Let's Encrypt's for trying it out.",
  )
  @Validate(IsWebAddress)
  readonly ACME_DIRECTORY_URL: string = 'https://acme-v02.api.letsencrypt.org/directory';

  @Setting('unset', 'Where the certificate authority writes to when something is wrong with the account.')
  @IsOptional()
  @IsEmail({}, { message: 'must be an address like admin@linklet.example' })
  readonly ACME_CONTACT?: string;

  @Setting(
    'unset: public authorities',
    'File with the certificates (PEM) that vouch for the server of an authority of your own.',
  )
  @IsOptional()
  @Matches(/^[^\0]{1,1000}$/, { message: 'must be the path of a file' })
  readonly ACME_CA_FILE?: string;

  @Setting(
    '`http-01`',
    'How the authority checks a host: `http-01` on port 80, or `tls-alpn-01` where only port 443 is open.',
  )
  @IsIn(CHALLENGE_TYPES)
  readonly ACME_CHALLENGE: (typeof CHALLENGE_TYPES)[number] = 'http-01';

  @Setting(
    '`250`',
    "Orders of certificates in any three hours, at most; Let's Encrypt takes 300 of an account.",
  )
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(100_000)
  readonly ACME_ORDERS_PER_3H: number = 250;
}
