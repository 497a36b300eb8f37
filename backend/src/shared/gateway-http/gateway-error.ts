export type GatewayErrorReason =
  'other-origin' | 'no-answer' | 'too-slow' | 'too-large' | 'redirected' | 'not-json';

/** A call to a gateway had no usable answer. Says nothing of addresses, keys and bodies, so it may be logged. */
export class GatewayError extends Error {
  constructor(
    readonly reason: GatewayErrorReason,
    /** False: the gateway cannot have seen the request, so that it may be sent again whatever it asks for. */
    readonly mayHaveArrived: boolean,
  ) {
    super(`no usable answer: ${reason}`);
    this.name = GatewayError.name;
  }
}
