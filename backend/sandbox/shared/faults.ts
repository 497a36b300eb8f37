/** What goes wrong the next `times` times that a simulator does `on`. */
export interface Fault {
  /** An operation of the simulator, such as `notify` or `query`. */
  readonly on: string;
  readonly kind: string;
  times: number;
  /** Milliseconds of a delay, seconds of lateness, a status, a code of the gateway: what the kind needs. */
  readonly value?: number | string;
}

/** The kinds of fault that each operation can have. */
export type FaultTable = Readonly<Record<string, readonly string[]>>;

/** What can happen to every call, whatever it does. The first four happen before the work, the last one after it. */
export const TRANSPORT_FAULTS = ['delay', 'hang', 'drop-request', 'server-error', 'drop-answer'] as const;

/** What can happen to every notice, whatever is in it. */
export const DELIVERY_FAULTS = ['drop', 'duplicate', 'late', 'reorder'] as const;

export class Faults {
  private armed: Fault[] = [];

  constructor(readonly possible: FaultTable) {}

  /** Throws when the operation or its kind of fault does not exist: a fault that never happens proves nothing. */
  arm({ on, kind, times = 1, value }: Omit<Fault, 'times'> & { readonly times?: number }): void {
    const kinds = this.possible[on];
    if (!kinds) throw new Error(`no operation ${on}: ${Object.keys(this.possible).join(', ')}`);
    if (!kinds.includes(kind)) throw new Error(`${on} cannot ${kind}: ${kinds.join(', ')}`);
    this.armed.push({ on, kind, times, ...(value === undefined ? {} : { value }) });
  }

  /** Uses up one time of the first fault of these kinds. */
  take(on: string, ...kinds: readonly string[]): Fault | undefined {
    const fault = this.armed.find((one) => one.on === on && kinds.includes(one.kind));
    if (!fault) return undefined;
    fault.times -= 1;
    this.armed = this.armed.filter(({ times }) => times > 0);
    return fault;
  }

  has(on: string, kind: string): boolean {
    return this.take(on, kind) !== undefined;
  }

  list(): readonly Fault[] {
    return this.armed;
  }

  clear(): void {
    this.armed = [];
  }
}

export const numberOf = (fault: Fault, otherwise: number): number => {
  const value = Number(fault.value ?? otherwise);
  return Number.isFinite(value) ? value : otherwise;
};
