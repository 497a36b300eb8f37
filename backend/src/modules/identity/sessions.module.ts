import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SqlChangeLog } from '../../shared/change-feed/sql-change-log';
import { UnitOfWork } from '../../shared/database/unit-of-work';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { AccessTokensService } from './application/access-tokens.service';
import { AuthenticateService } from './application/authenticate.service';
import { EndReusedSessionService } from './application/sessions/end-reused-session.service';
import { GuestSignInService } from './application/guest-sign-in.service';
import { IdentityPersonalData } from './application/identity-personal-data';
import { MySessionsService } from './application/sessions/my-sessions.service';
import { NamesOfPeopleService } from './application/names-of-people.service';
import { PeopleService } from './application/people.service';
import { Devices } from './application/ports/devices';
import { ProgramChangeLog } from './application/ports/program-change-log';
import { ProgramTokenRepository } from './application/ports/program-token-repository';
import { SessionRepository } from './application/ports/session-repository';
import { SuspendedBrowserStore } from './application/ports/suspended-browsers';
import { PersonViewStore } from './application/ports/person-views';
import { UserRepository } from './application/ports/user-repository';
import { ProgramCallersService } from './application/programs/program-callers.service';
import { ProgramChangeFeedService } from './application/programs/program-change-feed.service';
import { ProgramAccessService } from './application/programs/program-access.service';
import { ProgramTokensService } from './application/programs/program-tokens.service';
import { RefreshTokensService } from './application/sessions/refresh-tokens.service';
import { RegistrationService } from './application/registration.service';
import { RemoveOldSessionsService } from './application/sessions/remove-old-sessions.service';
import { RenewSessionService } from './application/sessions/renew-session.service';
import { SignInService } from './application/sign-in.service';
import { StartSessionService } from './application/sessions/start-session.service';
import { AppealTokensService } from './application/suspension/appeal-tokens.service';
import { SuspendPersonService } from './application/suspension/suspend-person.service';
import { SuspendedBrowsersService } from './application/suspension/suspended-browsers.service';
import { PersonViewsService } from './application/views/person-views.service';
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
import { DayCountsModule } from '../../shared/day-counts/day-counts.module';
import { PeopleByDay } from './infrastructure/people-by-day';
import { programTokenSchema } from './infrastructure/program-token.schema';
import { sessionSchema } from './infrastructure/session.schema';
import { SqlPersonViews } from './infrastructure/sql-person-views';
import { SqlSuspendedBrowsers } from './infrastructure/sql-suspended-browsers';
import { TypeormProgramTokenRepository } from './infrastructure/typeorm-program-token-repository';
import { TypeormSessionRepository } from './infrastructure/typeorm-session-repository';
import { TypeormUserRepository } from './infrastructure/typeorm-user-repository';
import { userSchema } from './infrastructure/user.schema';
import { GeoModule } from '../../shared/geo/geo.module';
import { HumanGuard } from '../../shared/human-verification/human.guard';
import { MailModule } from '../../shared/mail/mail.module';
import { PeopleNamesModule } from '../../shared/people-names/people-names.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';

/** Who is asking: people, their sessions and tokens, programs, and the guard of every route. */
@Module({
  imports: [
    DayCountsModule,
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
    AccessTokensService,
    AppealTokensService,
    AuthenticateService,
    DeclaredRequirements,
    EndReusedSessionService,
    GuestSignInService,
    IdentityPersonalData,
    MySessionsService,
    NamesOfPeopleService,
    OwnCookies,
    PeopleService,
    PeopleByDay,
    PersonViewsService,
    ProgramCallersService,
    ProgramChangeFeedService,
    ProgramGrant,
    ProgramAccessService,
    ProgramTokensService,
    RefreshTokensService,
    RefusedRights,
    RegistrationService,
    RemoveOldSessionsService,
    RenewSessionService,
    RightsGate,
    SessionCookies,
    SignInService,
    StartSessionService,
    SuspendPersonService,
    SuspendedBrowsersService,
    TokenGrants,
    { provide: APP_GUARD, useClass: ActorGuard },
    // After the one that knows who calls.
    { provide: APP_GUARD, useClass: HumanGuard },
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
    AppealTokensService,
    GuestSignInService,
    OwnCookies,
    PeopleService,
    PersonViewsService,
    ProgramAccessService,
    ProgramChangeFeedService,
    ProgramTokensService,
    SessionCookies,
    SignInService,
    SuspendPersonService,
    SuspendedBrowsersService,
  ],
})
export class SessionsModule {}
