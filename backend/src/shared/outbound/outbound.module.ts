import { type DynamicModule, Module } from '@nestjs/common';
import { VERSION } from '../../config/build';
import { WebSettings } from '../../config/web-settings';
import { OutboundHttp } from './outbound-http';
import type { OutboundNetwork } from './outbound-network';

/** Calls to addresses that strangers name, for every module. */
@Module({})
export class OutboundModule {
  static forRoot(network: OutboundNetwork): DynamicModule {
    const http = {
      provide: OutboundHttp,
      useFactory: ({ appOrigin }: WebSettings) =>
        new OutboundHttp(`Linklet/${VERSION} (+${appOrigin})`, network),
      inject: [WebSettings],
    };
    return { module: OutboundModule, global: true, providers: [http], exports: [OutboundHttp] };
  }
}
