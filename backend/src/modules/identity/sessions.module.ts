import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '../groups';
import { AccessTokens } from './application/access-tokens.service';
import { Authenticate } from './application/authenticate.service';
import { EndReusedSession } from './application/sessions/end-reused-session.service';
import { GuestSignIn } from './application/guest-sign-in.service';
import { IdentityPersonalData } from './application/identity-personal-data';
import { MySessions } from './application/sessions/my-sessions.service';
import { NamesOfPeople } from './application/names-of-people.service';
import { People } from './application/people.service';
import { Devices } from './application/ports/devices';
import { ProgramTokenRepository } from './application/ports/program-token-repository';
import { SessionRepository } from './application/ports/session-repository';
import { UserRepository } from './application/ports/user-repository';
import { ProgramTokens } from './application/program-tokens.service';
import { RefreshTokens } from './application/sessions/refresh-tokens.service';
import { Registration } from './application/registration.service';
import { RemoveOldSessions } from './application/sessions/remove-old-sessions.service';
import { RenewSession } from './application/sessions/renew-session.service';
import { SignIn } from './application/sign-in.service';
import { StartSession } from './application/sessions/start-session.service';
import { ActorGuard } from './http/actor.guard';
import { DeclaredRequirements } from './http/declared-requirements';
import { OwnCookies } from './http/own-cookies';
import { RefusedRights } from './http/refused-rights';
import { RightsGate } from './http/rights-gate';
import { RefusedRightsInterceptor } from './http/refused-rights.interceptor';
import { SessionCookies } from './http/session-cookies';
import { SessionsController } from './http/sessions.controller';
import { TokenController } from './http/token.controller';
import { TokenGrants } from './http/token-grants';
import { LibraryDevices } from './infrastructure/library-devices';
import { programTokenSchema } from './infrastructure/program-token.schema';
import { sessionSchema } from './infrastructure/session.schema';
import { TypeormProgramTokenRepository } from './infrastructure/typeorm-program-token-repository';
import { TypeormSessionRepository } from './infrastructure/typeorm-session-repository';
import { TypeormUserRepository } from './infrastructure/typeorm-user-repository';
import { userSchema } from './infrastructure/user.schema';

/** Who is asking: people, their sessions and tokens, programs, and the guard of every route. */
@Module({
  imports: [
    DiscoveryModule,
    GroupsModule,
    TypeOrmModule.forFeature([userSchema, sessionSchema, programTokenSchema]),
  ],
  controllers: [SessionsController, TokenController],
  providers: [
    AccessTokens,
    Authenticate,
    DeclaredRequirements,
    EndReusedSession,
    GuestSignIn,
    IdentityPersonalData,
    MySessions,
    NamesOfPeople,
    OwnCookies,
    People,
    ProgramTokens,
    RefreshTokens,
    RefusedRights,
    Registration,
    RemoveOldSessions,
    RenewSession,
    RightsGate,
    SessionCookies,
    SignIn,
    StartSession,
    TokenGrants,
    { provide: APP_GUARD, useClass: ActorGuard },
    { provide: APP_INTERCEPTOR, useClass: RefusedRightsInterceptor },
    { provide: Devices, useClass: LibraryDevices },
    { provide: ProgramTokenRepository, useClass: TypeormProgramTokenRepository },
    { provide: SessionRepository, useClass: TypeormSessionRepository },
    { provide: UserRepository, useClass: TypeormUserRepository },
  ],
  exports: [GuestSignIn, OwnCookies, People, SessionCookies, SignIn],
})
export class SessionsModule {}
