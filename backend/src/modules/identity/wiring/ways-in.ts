import { ChangeAddressRequests } from '../application/change-address-request.service';
import { ChangeAddress } from '../application/change-address.service';
import { GoogleSignIn } from '../application/google-sign-in.service';
import { GoogleProvider } from '../application/ports/google-provider';
import { SignInCodeRepository } from '../application/ports/sign-in-code-repository';
import { SignInCodeEntry } from '../application/sign-in-code-entry.service';
import { SignInCodeLimits } from '../application/sign-in-code-limits.service';
import { SignInCodeRequests } from '../application/sign-in-code-request.service';
import { SignInCodeUpkeep } from '../application/sign-in-code-upkeep.service';
import { SignInCodes } from '../application/sign-in-codes.service';
import { AuthController } from '../http/auth.controller';
import { ChangeAddressController } from '../http/change-address.controller';
import { GoogleCookie } from '../http/google-cookie';
import { GoogleController } from '../http/google.controller';
import { OneTapController } from '../http/one-tap.controller';
import { SignedInPresenter } from '../http/signed-in.presenter';
import { OidcGoogleProvider } from '../infrastructure/oidc-google-provider';
import { signInCodeSchema } from '../infrastructure/sign-in-code.schema';
import { TypeormSignInCodeRepository } from '../infrastructure/typeorm-sign-in-code-repository';

/** The ways in that people have, and the tables that these need. */
export const WAYS_IN = {
  entities: [signInCodeSchema],
  controllers: [AuthController, ChangeAddressController, GoogleController, OneTapController],
  providers: [
    ChangeAddress,
    ChangeAddressRequests,
    GoogleCookie,
    GoogleSignIn,
    SignInCodeEntry,
    SignInCodeLimits,
    SignInCodeRequests,
    SignInCodes,
    SignInCodeUpkeep,
    SignedInPresenter,
    { provide: GoogleProvider, useClass: OidcGoogleProvider },
    { provide: SignInCodeRepository, useClass: TypeormSignInCodeRepository },
  ],
};
