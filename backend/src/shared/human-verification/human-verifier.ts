/** What a verifier knows of a token. */
export type ShownToken =
  | {
      /** Not one that it gave for this site, or one that was used or is too old. */
      readonly isGood: false;
    }
  | {
      readonly isGood: true;
      /** What the page said that it was for. */
      readonly action: string;
      /** Where the page was. */
      readonly hostname: string;
      /** From 0, a program, to 1, a human. */
      readonly score: number;
    };

/** Knows humans by tokens that pages get from it. A token is good once. */
export abstract class HumanVerifier {
  /** @throws VerifierSilent */
  abstract look(token: string, address: string): Promise<ShownToken>;
}

/** The verifier was not reached, gave no usable answer, or does not accept our keys. Names no token and no key. */
export class VerifierSilent extends Error {
  constructor(readonly reason: string) {
    super(`nobody could say whether a human calls: ${reason}`);
    this.name = VerifierSilent.name;
  }
}
