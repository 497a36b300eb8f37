import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadSettings } from './bad-settings';
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

/** How mail leaves. */
export class MailSettings {
  constructor(
    /** `smtp://…`, or null: each mail becomes a file of the outbox. */
    readonly smtpUrl: string | null,
    /** Sender of every mail: an address, alone or as `Name <address>`. */
    readonly from: string,
    readonly outboxDir: string,
  ) {}
}

/** The OAuth client at Google, or at another provider of OpenID Connect that stands in. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
  readonly keysUrl: string;
  readonly issuer: string;
}

/** Whose one tap the pages can show; other providers have none. */
const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Ways to sign in beside codes by mail. */
export class SignInSettings {
  constructor(
    /** Null: there is no sign-in with Google. */
    readonly google: OAuthClient | null,
  ) {}

  /** Null: no one tap, as there is no Google, or another provider stands in for it. */
  get oneTapClientId(): string | null {
    return this.google?.issuer === GOOGLE_ISSUER ? this.google.clientId : null;
  }
}

/** Who is more than a member. */
export class PeopleSettings {
  constructor(
    /** Addresses of the site admins: trimmed, NFC, in lower case. */
    readonly adminEmails: ReadonlySet<string>,
  ) {}
}

/** The partner whose page people are led to. */
export interface Partner {
  readonly url: string;
  /** What the partner shows to ask for a person. */
  readonly secret: string;
}

/** What the site shows of itself and of others. */
export class SiteSettings {
  constructor(
    /** Host that personal subdomains live under. */
    readonly subdomainRoot: string,
    readonly extensionUrl: string | null,
    readonly secondSiteUrl: string | null,
    /** Null: there is no partner page. */
    readonly partner: Partner | null,
    readonly contactEmail: string | null,
  ) {}
}

export interface Settings {
  readonly web: WebSettings;
  readonly storage: StorageSettings;
  readonly process: ProcessSettings;
  readonly secrets: SecretSettings;
  readonly people: PeopleSettings;
  readonly mail: MailSettings;
  readonly signIn: SignInSettings;
  readonly site: SiteSettings;
}

const withoutSlash = (origin: string): string => origin.replace(/\/$/, '');

function googleFrom(env: Env): OAuthClient | null {
  const { OAUTH_GOOGLE_CLIENT_ID: clientId, OAUTH_GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) {
    throw new BadSettings(['OAUTH_GOOGLE_CLIENT_ID and OAUTH_GOOGLE_CLIENT_SECRET need each other']);
  }
  return {
    clientId,
    clientSecret,
    authorizeUrl: env.OAUTH_GOOGLE_AUTHORIZE_URL,
    tokenUrl: env.OAUTH_GOOGLE_TOKEN_URL,
    userinfoUrl: env.OAUTH_GOOGLE_USERINFO_URL,
    keysUrl: env.OAUTH_GOOGLE_KEYS_URL,
    issuer: env.OAUTH_GOOGLE_ISSUER,
  };
}

const emailsIn = (list = ''): ReadonlySet<string> =>
  new Set(
    list
      .split(',')
      .map((each) => each.trim().normalize('NFC').toLowerCase())
      .filter(Boolean),
  );

function siteFrom(env: Env, shortOrigin: string): SiteSettings {
  const { PARTNER_URL: url, PARTNER_SECRET: secret } = env;
  if (Boolean(url) !== Boolean(secret)) {
    throw new BadSettings(['PARTNER_URL and PARTNER_SECRET need each other']);
  }
  return new SiteSettings(
    env.SUBDOMAIN_ROOT ?? new URL(shortOrigin).host,
    env.EXTENSION_URL ?? null,
    env.SECOND_SITE_URL ?? null,
    url && secret ? { url, secret } : null,
    env.CONTACT_EMAIL ?? null,
  );
}

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
    people: new PeopleSettings(emailsIn(env.ADMIN_EMAILS)),
    secrets: new SecretSettings(env.SECRET ?? loadSecret(dataDir)),
    mail: new MailSettings(
      env.SMTP_URL ?? null,
      env.MAIL_FROM ?? `Linklet <no-reply@${new URL(appOrigin).hostname}>`,
      join(dataDir, 'outbox'),
    ),
    signIn: new SignInSettings(googleFrom(env)),
    site: siteFrom(env, withoutSlash(env.SHORT_ORIGIN ?? appOrigin)),
  };
}
