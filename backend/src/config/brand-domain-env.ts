import { IsOptional, Validate } from 'class-validator';
import { IsAddressList, IsDomainName, IsServerList } from './env-constraints';
import { RegistrarEnv } from './registrar-env';
import { Setting } from './setting.decorator';

/** Settings of those whose customers bring domains of their own. */
export class BrandDomainEnv extends RegistrarEnv {
  @Setting(
    'host of `SHORT_ORIGIN`',
    "Host that the CNAME records of customers' own domains point at, such as `cname.linklet.example`.",
  )
  @IsOptional()
  @Validate(IsDomainName)
  readonly BRAND_TARGET?: string;

  @Setting(
    'what `BRAND_TARGET` resolves to',
    'Addresses that A and AAAA records of such domains may contain, comma-separated.',
  )
  @IsOptional()
  @Validate(IsAddressList)
  readonly BRAND_ADDRESSES?: string;

  @Setting(
    "the system's",
    'DNS servers that are asked about such domains, comma-separated, with a port where it is not 53: `9.9.9.9,[2620:fe::fe]:53`.',
  )
  @IsOptional()
  @Validate(IsServerList)
  readonly DNS_SERVERS?: string;
}
