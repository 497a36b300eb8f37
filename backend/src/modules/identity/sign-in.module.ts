import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeAddressService } from './application/codes/change-address.service';
import { CodeLimitsService } from './application/codes/code-limits.service';
import { CodeUpkeepService } from './application/codes/code-upkeep.service';
import { EnterWithCodeService } from './application/codes/enter-with-code.service';
import { MailCodeService } from './application/codes/mail-code.service';
import { RequestCodeService } from './application/codes/request-code.service';
import { SignInCodesService } from './application/codes/sign-in-codes.service';
import { GoogleSignInService } from './application/google-sign-in.service';
import { GoogleProvider } from './application/ports/google-provider';
import { SignInCodeRepository } from './application/ports/sign-in-code-repository';
import { AuthController } from './http/auth.controller';
import { ChangeAddressController } from './http/change-address.controller';
import { GoogleCookie } from './http/google-cookie';
import { GoogleController } from './http/google.controller';
import { OneTapController } from './http/one-tap.controller';
import { SignedInPresenter } from './http/signed-in.presenter';
import { OidcGoogleProvider } from './infrastructure/oidc-google-provider';
import { signInCodeSchema } from './infrastructure/sign-in-code.schema';
import { TypeormSignInCodeRepository } from './infrastructure/typeorm-sign-in-code-repository';
import { SessionsModule } from './sessions.module';
import { MailModule } from '../../shared/mail/mail.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';

/** How people sign in: with codes sent by email, or with Google. */
@Module({
  imports: [
    MailModule,
    PersonalDataModule,
    RateLimitModule,
    SessionsModule,
    TypeOrmModule.forFeature([signInCodeSchema]),
  ],
  controllers: [AuthController, ChangeAddressController, GoogleController, OneTapController],
  providers: [
    ChangeAddressService,
    CodeLimitsService,
    CodeUpkeepService,
    EnterWithCodeService,
    GoogleCookie,
    GoogleSignInService,
    MailCodeService,
    RequestCodeService,
    SignedInPresenter,
    SignInCodesService,
    { provide: GoogleProvider, useClass: OidcGoogleProvider },
    { provide: SignInCodeRepository, useClass: TypeormSignInCodeRepository },
  ],
})
export class SignInModule {}
