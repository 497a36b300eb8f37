/** Why a call did not come to an answer. For logs: who asked for the call is told no more than that it failed. */
export type UnreachableReason =
  'address' | 'no-such-host' | 'not-public' | 'no-answer' | 'too-slow' | 'too-many-redirects';

/** There is no answer to a call. Says nothing of hosts and addresses, nor does it carry an error that would. */
export class Unreachable extends Error {
  constructor(readonly reason: UnreachableReason) {
    super(`no answer: ${reason}`);
    this.name = Unreachable.name;
  }
}
