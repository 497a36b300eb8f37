import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccessTokens } from './application/access-tokens.service';
import { GuestSignIn } from './application/guest-sign-in.service';
import { ActorGuard } from './http/actor.guard';
import { DeclaredRequirements } from './http/declared-requirements';
import { TokenController } from './http/token.controller';

@Module({
  imports: [DiscoveryModule],
  controllers: [TokenController],
  providers: [AccessTokens, DeclaredRequirements, GuestSignIn, { provide: APP_GUARD, useClass: ActorGuard }],
})
export class IdentityModule {}
