import { HumanVerifier, type ShownToken, VerifierSilent } from './human-verifier';

/** Where no keys are set; nobody is asked for a token then. */
export class NoVerifier extends HumanVerifier {
  look(): Promise<ShownToken> {
    return Promise.reject(new VerifierSilent('no keys are set'));
  }
}
