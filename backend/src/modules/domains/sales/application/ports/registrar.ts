/** `free`: it can be had at the usual price. `premium`: it costs more. `unknown`: no registry could say. */
export type NameAvailability = 'free' | 'taken' | 'premium' | 'unknown';

/** `none`: the registrar knows nothing of it. `waiting`: it works on it, or a person does. */
export type RegistrarAnswer =
  | { readonly kind: 'none' | 'waiting' }
  | { readonly kind: 'registered'; readonly until: Date }
  | { readonly kind: 'refused'; readonly reason: string };

/** One record that the registrar is to set. */
export interface SetRecord {
  readonly type: string;
  /** Whole name, such as `_linklet.shop.com`. */
  readonly name: string;
  readonly value: string;
}

export interface RegistrationRequest {
  /** The same however often it is asked: a registrar that knows it does nothing twice. */
  readonly requestId: string;
  readonly host: string;
  readonly records: readonly SetRecord[];
}

export interface RenewalRequest {
  readonly requestId: string;
  readonly host: string;
  /** Until when it is registered: it is to be a year more. */
  readonly registeredUntil: Date;
}

/** Registers domains. Calls the network: never part of a transaction. Every call throws when it is unknown what came of it. */
export abstract class Registrar {
  /** Whether it can be registered; `unknown` where the call fails. */
  abstract check(host: string): Promise<NameAvailability>;
  /** What has become of a request, before it is made again. */
  abstract find(requestId: string, host: string): Promise<RegistrarAnswer>;
  abstract register(request: RegistrationRequest): Promise<RegistrarAnswer>;
  abstract renew(request: RenewalRequest): Promise<RegistrarAnswer>;
}
