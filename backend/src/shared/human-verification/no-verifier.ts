import { HumanVerifier, type ShownToken, VerifierSilent } from './human-verifier';

/** Where no keys are set; no token is asked for then. */
export class NoVerifier extends HumanVerifier {
  look(): Promise<ShownToken> {
    return Promise.reject(new VerifierSilent('no keys are set'));
  }
}
