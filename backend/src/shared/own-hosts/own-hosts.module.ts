import { Module } from '@nestjs/common';
import { WebSettings } from '../../config/web-settings';
import { OwnHosts } from './own-hosts';

@Module({
  providers: [
    {
      provide: OwnHosts,
      useFactory: (web: WebSettings) => new OwnHosts(web.siteHosts),
      inject: [WebSettings],
    },
  ],
  exports: [OwnHosts],
})
export class OwnHostsModule {}
