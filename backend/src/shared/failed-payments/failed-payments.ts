import { Injectable } from '@nestjs/common';

/** Something that a group has and whose next payment has failed. */
export interface FailedPayment {
  /** What was to be paid, as those who sell it name it. */
  readonly target: string;
  readonly name: string;
  /** When the group loses it unless it is paid. */
  readonly expiredDate: Date;
}

export type FailedPaymentsOf = (groupId: number) => Promise<readonly FailedPayment[]>;

/** Knows who can tell which payments of a group have failed; those who ask need not know what is sold. */
@Injectable()
export class FailedPayments {
  private readonly sources: FailedPaymentsOf[] = [];

  register(source: FailedPaymentsOf): void {
    this.sources.push(source);
  }

  async of(groupId: number): Promise<FailedPayment[]> {
    return (await Promise.all(this.sources.map((source) => source(groupId)))).flat();
  }
}
