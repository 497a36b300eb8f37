import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Route } from './answers';
import { type Scheduled, VirtualClock } from './clock';
import { controlRoutes } from './control';
import { Faults, type FaultTable } from './faults';
import { HttpServer } from './http-server';
import type { Notices } from './notices';

/** What a gateway is built from. All that it remembers is in `state`, which is plain JSON. */
export interface Surroundings<S> {
  readonly clock: VirtualClock;
  readonly faults: Faults;
  readonly state: S;
  /** Where the simulator is reached, without a slash at the end. */
  readonly origin: () => string;
}

export interface Gateway {
  readonly routes: readonly Route[];
  readonly scheduled: readonly Scheduled[];
  /** Those that a person may send again. */
  readonly notices?: Notices;
}

export interface SimulatorOptions {
  /** 0, the default, for any free port. */
  readonly port?: number;
  readonly clock?: VirtualClock;
  /** Keeps the state between runs. */
  readonly file?: string;
}

interface Definition<S> {
  readonly name: string;
  readonly faults: FaultTable;
  readonly empty: () => S;
  readonly build: (surroundings: Surroundings<S>) => Gateway;
}

/** A gateway that answers on loopback. */
export class Simulator<S> {
  readonly faults: Faults;
  readonly clock: VirtualClock;
  state: S;
  private server: HttpServer | undefined;
  private port: number;
  private starts = 0;
  private leaveClock: (() => void)[] = [];

  private constructor(
    private readonly definition: Definition<S>,
    private readonly options: SimulatorOptions,
  ) {
    this.faults = new Faults(definition.faults);
    this.clock = options.clock ?? new VirtualClock();
    this.port = options.port ?? 0;
    const { file } = options;
    this.state =
      file !== undefined && existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as S)
        : definition.empty();
  }

  static async start<T>(definition: Definition<T>, options: SimulatorOptions): Promise<Simulator<T>> {
    const simulator = new Simulator(definition, options);
    await simulator.open();
    return simulator;
  }

  get name(): string {
    return this.definition.name;
  }

  get origin(): string {
    return this.server?.origin ?? '';
  }

  async close(): Promise<void> {
    for (const leave of this.leaveClock) leave();
    this.leaveClock = [];
    this.save();
    await this.server?.close();
  }

  /** Ends and starts again on the same port: what is under way is lost, what is written down is not. */
  async restart(): Promise<void> {
    await this.close();
    this.state = JSON.parse(JSON.stringify(this.state)) as S;
    await this.open();
  }

  /** Forgets all that has happened and all that was to go wrong, and goes on on the same port. */
  clear(): void {
    this.faults.clear();
    Object.assign(this.state as object, this.definition.empty());
    this.save();
  }

  private async open(): Promise<void> {
    this.starts += 1;
    const { clock, faults, state } = this;
    const gateway = this.definition.build({ clock, faults, state, origin: () => this.origin });
    const control = controlRoutes({
      name: this.name,
      clock,
      faults,
      state: () => this.state,
      starts: this.starts,
      restart: () => this.restart(),
      ...(gateway.notices ? { notices: gateway.notices } : {}),
    });
    this.server = new HttpServer([...gateway.routes, ...control], faults, () => this.save());
    await this.server.listen(this.port);
    this.port = Number(new URL(this.origin).port);
    this.leaveClock = gateway.scheduled.map((scheduled) => clock.add(scheduled));
  }

  private save(): void {
    const { file } = this.options;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.state, null, 2));
  }
}
