import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessTokens } from './application/access-tokens.service';
import { GuestSignIn } from './application/guest-sign-in.service';
import { ActorGuard } from './http/actor.guard';
import { TokenController } from './http/token.controller';

@Module({
  controllers: [TokenController],
  providers: [AccessTokens, GuestSignIn, { provide: APP_GUARD, useClass: ActorGuard }],
})
export class IdentityModule {}
