import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Env } from './env';
import { loadSecret } from './secret';

/** Where people and programs reach this installation. */
export class WebSettings {
  constructor(
    /** Interface and port of the listener. */
    readonly host: string,
    readonly port: number,
    /** Origin of front end and API, without a trailing slash. */
    readonly appOrigin: string,
    /** Origin of the shared short domain, without a trailing slash. */
    readonly shortOrigin: string,
    /** Names the field `<key>Url` and the `utm_source` mark. */
    readonly productKey: string,
    /** Addresses and ranges that may name the client in X-Forwarded-For. */
    readonly trustedProxies: readonly string[],
  ) {}

  /** Hosts that short links of ours live on, with and without their port. */
  get ownHosts(): ReadonlySet<string> {
    const urls = [new URL(this.appOrigin), new URL(this.shortOrigin)];
    return new Set(urls.flatMap((url) => [url.host, url.hostname]));
  }
}

/** Where data is kept. */
export class StorageSettings {
  constructor(
    /** Absolute path of the data folder; exists. */
    readonly dataDir: string,
    /** `mysql://…`, or null for the embedded SQLite file. */
    readonly databaseUrl: string | null,
    /** `redis://…`, or null for in-process jobs and caches. */
    readonly redisUrl: string | null,
    /** Path of the operator's own .mmdb file, or null for the packaged database. */
    readonly geoipFile: string | null,
  ) {}

  get sqliteFile(): string {
    return join(this.dataDir, 'linklet.sqlite');
  }

  get journalDir(): string {
    return join(this.dataDir, 'journal');
  }
}

/** What this process does. */
export class ProcessSettings {
  constructor(
    readonly role: Env['ROLE'],
    /** What an answered redirect survives. */
    readonly clickDurability: Env['CLICK_DURABILITY'],
    /** Port of /metrics; 0 = off. */
    readonly metricsPort: number,
    readonly logLevel: Env['LOG_LEVEL'],
  ) {}

  get servesWeb(): boolean {
    return this.role !== 'worker';
  }

  get doesWork(): boolean {
    return this.role !== 'web';
  }
}

/** The installation's one secret; ask it for a key per purpose. */
export class SecretSettings {
  constructor(readonly secret: string) {}
}

export interface Settings {
  readonly web: WebSettings;
  readonly storage: StorageSettings;
  readonly process: ProcessSettings;
  readonly secrets: SecretSettings;
}

const withoutSlash = (origin: string): string => origin.replace(/\/$/, '');

/** Cuts the environment into the small slices that modules ask for; makes the data folder and the secret. */
export function settingsFrom(env: Env): Settings {
  const dataDir = resolve(env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const appOrigin = withoutSlash(env.APP_ORIGIN ?? `http://localhost:${String(env.PORT)}`);
  const proxies = env.TRUSTED_PROXIES?.split(',').map((each) => each.trim()) ?? [];
  return {
    web: new WebSettings(
      env.HOST,
      env.PORT,
      appOrigin,
      withoutSlash(env.SHORT_ORIGIN ?? appOrigin),
      env.PRODUCT_KEY,
      proxies,
    ),
    storage: new StorageSettings(
      dataDir,
      env.DATABASE_URL ?? null,
      env.REDIS_URL ?? null,
      env.GEOIP_DB ?? null,
    ),
    process: new ProcessSettings(env.ROLE, env.CLICK_DURABILITY, env.METRICS_PORT, env.LOG_LEVEL),
    secrets: new SecretSettings(env.SECRET ?? loadSecret(dataDir)),
  };
}
