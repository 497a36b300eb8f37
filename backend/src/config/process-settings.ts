import type { Env } from './env';

/** What this process does. */
export class ProcessSettings {
  constructor(
    readonly role: Env['ROLE'],
    /** What an answered redirect survives. */
    readonly clickDurability: Env['CLICK_DURABILITY'],
    /** Port of /metrics; 0 = off. */
    readonly metricsPort: number,
    readonly logLevel: Env['LOG_LEVEL'],
    /** Whether plain requests are read in front of Node's HTTP server. */
    readonly hasFastPath = true,
  ) {}

  static from(env: Env): ProcessSettings {
    const { ROLE, CLICK_DURABILITY, METRICS_PORT, LOG_LEVEL, FAST_PATH } = env;
    return new ProcessSettings(ROLE, CLICK_DURABILITY, METRICS_PORT, LOG_LEVEL, FAST_PATH === 'on');
  }

  get servesWeb(): boolean {
    return this.role !== 'worker';
  }

  get doesWork(): boolean {
    return this.role !== 'web';
  }
}
