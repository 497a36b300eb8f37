import { Global, Module } from '@nestjs/common';
import { HumanSettings } from '../../config/human-settings';
import { HumanVerification } from './human-verification';
import { HumanVerifier } from './human-verifier';
import { NoVerifier } from './no-verifier';
import { Recaptcha } from './recaptcha';
import { RateLimitModule } from '../rate-limit/rate-limit.module';

const verifier = {
  provide: HumanVerifier,
  inject: [HumanSettings],
  useFactory: ({ site }: HumanSettings): HumanVerifier =>
    site === null ? new NoVerifier() : new Recaptcha(site),
};

/** Everybody's routes may have callers show that they are human. */
@Global()
@Module({
  imports: [RateLimitModule],
  providers: [verifier, HumanVerification],
  exports: [HumanVerification],
})
export class HumanVerificationModule {}
