import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups';
import { UsageStore } from './application/ports/usage-store';
import { Plans } from './application/plans.service';
import { UsageMeters } from './application/usage-meters.service';
import { BillingController } from './http/billing.controller';
import { SqlUsageStore } from './infrastructure/sql-usage-store';

@Module({
  imports: [GroupsModule],
  controllers: [BillingController],
  providers: [Plans, UsageMeters, { provide: UsageStore, useClass: SqlUsageStore }],
  exports: [Plans],
})
export class BillingModule {}
