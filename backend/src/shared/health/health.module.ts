import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { OperationsPaths } from './operations-paths';
import { OperationsServer } from './operations-server';
import { Readiness } from './readiness';

@Global()
@Module({
  controllers: [HealthController],
  providers: [Metrics, OperationsPaths, OperationsServer, Readiness],
  exports: [Metrics, OperationsPaths, Readiness],
})
export class HealthModule {}
