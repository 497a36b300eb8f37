import { Module } from '@nestjs/common';
import { OwnApiModule } from '../../../shared/http/own-api.module';
import { IdentityModule } from '../../identity';
import { ApiPlanModule } from '../plan/plan.module';
import { YourlsCallersService } from './application/yourls-callers.service';
import { YourlsSignaturesService } from './application/yourls-signatures.service';
import { YourlsController } from './http/yourls.controller';
import { YourlsRoutes } from './http/yourls-routes';

/** The call of YOURLS, for programs that were written for it: they only change the address and the signature. */
@Module({
  imports: [ApiPlanModule, IdentityModule, OwnApiModule],
  controllers: [YourlsController],
  providers: [YourlsCallersService, YourlsRoutes, YourlsSignaturesService],
})
export class YourlsModule {}
