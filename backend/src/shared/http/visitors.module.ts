import { Global, Module } from '@nestjs/common';
import { WebSettings } from '../../config/settings';
import { ClientAddress } from './client-address';

const addresses = {
  provide: ClientAddress,
  inject: [WebSettings],
  useFactory: ({ trustedProxies }: WebSettings) => new ClientAddress(trustedProxies),
};

/** Where calls come from, for every module that asks. */
@Global()
@Module({ providers: [addresses], exports: [addresses] })
export class VisitorsModule {}
