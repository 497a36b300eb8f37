import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { OperationsServer } from './operations-server';
import { Readiness } from './readiness';

@Global()
@Module({
  controllers: [HealthController],
  providers: [Metrics, OperationsServer, Readiness],
  exports: [Metrics, Readiness],
})
export class HealthModule {}
