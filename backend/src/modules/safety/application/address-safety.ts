import type { LocalVerdict, Verdict } from '../domain/verdict';

export interface LocalJudgement extends LocalVerdict {
  /** The name below a free host that is all that `free-host` is about; null where it is about more, or not among the reasons. */
  readonly doubtedName: string | null;
}

/** Judges an address, made ready by `parseWebAddress`, by what is known at this moment; asks no service. */
export type LocalJudge = (url: string) => LocalJudgement;

/** Whether people may be sent to an address. Never throws: a service that cannot be asked has said nothing. */
export abstract class AddressSafety {
  /**
   * @param url as `parseWebAddress` made it
   * @param options thorough: asks others over the network, for three seconds at most; otherwise what is known here
   */
  abstract judge(url: string, options: { readonly isThorough: boolean }): Promise<Verdict>;

  /** For many addresses at once, within the work of others: one look at what is new, and then none. */
  abstract localJudge(): Promise<LocalJudge>;

  /** The address was refused to a caller: counts where an entry of the block lists blocks it. */
  abstract noteRefusal(url: string): void;
}
