import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SqlChangeLog } from '../../shared/change-feed/sql-change-log';
import { UnitOfWork } from '../../shared/database/unit-of-work';
import { BillingModule } from '../billing';
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
import { ProgramChangeLog } from './application/ports/program-change-log';
import { ProgramTokenRepository } from './application/ports/program-token-repository';
import { SessionRepository } from './application/ports/session-repository';
import { SuspendedBrowserStore } from './application/ports/suspended-browsers';
import { PersonViewStore } from './application/ports/person-views';
import { UserRepository } from './application/ports/user-repository';
import { ProgramCallers } from './application/programs/program-callers.service';
import { ProgramChangeFeed } from './application/programs/program-change-feed.service';
import { ProgramAccess } from './application/programs/program-access.service';
import { ProgramTokens } from './application/programs/program-tokens.service';
import { RefreshTokens } from './application/sessions/refresh-tokens.service';
import { Registration } from './application/registration.service';
import { RemoveOldSessions } from './application/sessions/remove-old-sessions.service';
import { RenewSession } from './application/sessions/renew-session.service';
import { SignIn } from './application/sign-in.service';
import { StartSession } from './application/sessions/start-session.service';
import { SuspendPerson } from './application/suspension/suspend-person.service';
import { SuspendedBrowsers } from './application/suspension/suspended-browsers.service';
import { PersonViews } from './application/views/person-views.service';
import { ActorGuard } from './http/actor.guard';
import { ProgramGrant } from './http/program-grant';
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
import { SqlPersonViews } from './infrastructure/sql-person-views';
import { SqlSuspendedBrowsers } from './infrastructure/sql-suspended-browsers';
import { TypeormProgramTokenRepository } from './infrastructure/typeorm-program-token-repository';
import { TypeormSessionRepository } from './infrastructure/typeorm-session-repository';
import { TypeormUserRepository } from './infrastructure/typeorm-user-repository';
import { userSchema } from './infrastructure/user.schema';
import { GeoModule } from '../../shared/geo/geo.module';
import { MailModule } from '../../shared/mail/mail.module';
import { PeopleNamesModule } from '../../shared/people-names/people-names.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';

/** Who is asking: people, their sessions and tokens, programs, and the guard of every route. */
@Module({
  imports: [
    GeoModule,
    MailModule,
    PeopleNamesModule,
    PersonalDataModule,
    RateLimitModule,
    BillingModule,
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
    PersonViews,
    ProgramCallers,
    ProgramChangeFeed,
    ProgramGrant,
    ProgramAccess,
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
    SuspendPerson,
    SuspendedBrowsers,
    TokenGrants,
    { provide: APP_GUARD, useClass: ActorGuard },
    { provide: APP_INTERCEPTOR, useClass: RefusedRightsInterceptor },
    { provide: Devices, useClass: LibraryDevices },
    {
      provide: ProgramChangeLog,
      inject: [UnitOfWork],
      useFactory: (unitOfWork: UnitOfWork) => new SqlChangeLog(unitOfWork, 'program_news'),
    },
    { provide: PersonViewStore, useClass: SqlPersonViews },
    { provide: ProgramTokenRepository, useClass: TypeormProgramTokenRepository },
    { provide: SessionRepository, useClass: TypeormSessionRepository },
    { provide: SuspendedBrowserStore, useClass: SqlSuspendedBrowsers },
    { provide: UserRepository, useClass: TypeormUserRepository },
  ],
  exports: [
    GuestSignIn,
    OwnCookies,
    People,
    PersonViews,
    ProgramAccess,
    ProgramChangeFeed,
    ProgramTokens,
    SessionCookies,
    SignIn,
    SuspendPerson,
    SuspendedBrowsers,
  ],
})
export class SessionsModule {}
