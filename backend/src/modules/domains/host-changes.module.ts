import { Module } from '@nestjs/common';
import { SqlChangeLog } from '../../shared/change-feed/sql-change-log';
import { UnitOfWork } from '../../shared/database/unit-of-work';
import { HostChangeFeedService } from './application/hosts/host-change-feed.service';
import { HostChangeLog } from './application/ports/host-change-log';

/** What has changed of hosts, for all that remember something of one. */
@Module({
  providers: [
    HostChangeFeedService,
    {
      provide: HostChangeLog,
      inject: [UnitOfWork],
      useFactory: (unitOfWork: UnitOfWork) => new SqlChangeLog(unitOfWork, 'host_news'),
    },
  ],
  exports: [HostChangeFeedService],
})
export class HostChangesModule {}
