import { Global, Module } from '@nestjs/common';
import { ProxySettings } from '../../config/proxy-settings';
import { ClientAddress } from './client-address';

const addresses = {
  provide: ClientAddress,
  inject: [ProxySettings],
  useFactory: (proxies: ProxySettings) => new ClientAddress(proxies),
};

/** Where calls come from, for every module that asks. */
@Global()
@Module({ providers: [addresses], exports: [addresses] })
export class VisitorsModule {}
