import { Injectable } from '@nestjs/common';

/** Whether somebody has proven to be a person, in a way that costs strangers something. */
export type PersonProof = (userId: number) => Promise<boolean>;

/** Knows who can tell that somebody has proven to be a person; those who ask need not know how. */
@Injectable()
export class VerifiedPeople {
  private readonly proofs: PersonProof[] = [];

  register(proof: PersonProof): void {
    this.proofs.push(proof);
  }

  /** By any of the proofs there are. */
  async has(userId: number): Promise<boolean> {
    for (const proof of this.proofs) if (await proof(userId)) return true;
    return false;
  }
}
