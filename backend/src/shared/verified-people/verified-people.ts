import { Injectable } from '@nestjs/common';

/** Whether a caller has proven to be a person, in a way that costs strangers something. */
export type PersonProof = (userId: number) => Promise<boolean>;

interface Registered {
  readonly proof: PersonProof;
  readonly isOffered: () => boolean;
}

/** Knows which modules can tell that a caller has proven to be a person; those who ask need not know how. */
@Injectable()
export class VerifiedPeople {
  private readonly proofs: Registered[] = [];

  /** `isOffered`: whether a caller who has not proven it can do so here. */
  register(proof: PersonProof, isOffered: () => boolean = () => true): void {
    this.proofs.push({ proof, isOffered });
  }

  /** By any of the proofs there are. */
  async has(userId: number): Promise<boolean> {
    for (const { proof } of this.proofs) if (await proof(userId)) return true;
    return false;
  }

  /** Has proven it, or cannot, because this site has no way to: no one is kept out for ever. */
  async passes(userId: number): Promise<boolean> {
    return !this.proofs.some(({ isOffered }) => isOffered()) || this.has(userId);
  }
}
