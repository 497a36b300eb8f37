import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity';
import { ApiPlanModule } from '../plan/plan.module';
import { ApiTokensService } from './application/api-tokens.service';
import { ApiTokenController } from './http/api-token.controller';

/** The token by which programs of a group call the API, for its admins. */
@Module({
  imports: [ApiPlanModule, IdentityModule],
  controllers: [ApiTokenController],
  providers: [ApiTokensService],
})
export class ApiTokensModule {}
