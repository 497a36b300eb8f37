import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadSettings } from './bad-settings';
import { BrandDomainSettings } from './brand-domain-settings';
import { DeveloperSettings } from './developer-settings';
import { DestinationSettings } from './destination-settings';
import { DnsSettings } from './dns-settings';
import type { Env } from './env';
import { GuestSettings } from './guest-settings';
import { HumanSettings } from './human-settings';
import { PatrolSettings } from './patrol-settings';
import { PaymentSettings } from './payment-settings';
import { ProcessSettings } from './process-settings';
import { ProxySettings } from './proxy-settings';
import { RegistrarSettings } from './registrar-settings';
import { loadSecret } from './secret';
import {
  type AiModel,
  AiSettings,
  MailSettings,
  type OAuthClient,
  PeopleSettings,
  SafetySettings,
  SecretSettings,
  SignInSettings,
  SiteSettings,
} from './settings';
import { ShortHostSettings } from './short-host-settings';
import { SmsSettings } from './sms-settings';
import { StorageSettings } from './storage-settings';
import { TlsSettings } from './tls-settings';
import { WebSettings } from './web-settings';
import { emailsIn, withoutSlash } from './written-values';

/** All of them, as the program that starts hands them out. */
export interface Settings {
  readonly web: WebSettings;
  readonly proxies: ProxySettings;
  readonly shortHosts: ShortHostSettings;
  readonly storage: StorageSettings;
  readonly process: ProcessSettings;
  readonly secrets: SecretSettings;
  readonly people: PeopleSettings;
  readonly guests: GuestSettings;
  readonly developer: DeveloperSettings;
  readonly mail: MailSettings;
  readonly sms: SmsSettings;
  readonly human: HumanSettings;
  readonly signIn: SignInSettings;
  readonly site: SiteSettings;
  readonly ai: AiSettings;
  readonly safety: SafetySettings;
  readonly patrol: PatrolSettings;
  readonly destinations: DestinationSettings;
  readonly payments: PaymentSettings;
  readonly registrar: RegistrarSettings;
  readonly brandDomains: BrandDomainSettings;
  readonly tls: TlsSettings;
  readonly dns: DnsSettings;
}

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

function siteFrom(env: Env): SiteSettings {
  const { PARTNER_URL: url, PARTNER_SECRET: secret } = env;
  if (Boolean(url) !== Boolean(secret)) {
    throw new BadSettings(['PARTNER_URL and PARTNER_SECRET need each other']);
  }
  return new SiteSettings(
    env.EXTENSION_URL ?? null,
    env.SECOND_SITE_URL ?? null,
    url && secret ? { url, secret } : null,
    env.CONTACT_EMAIL ?? null,
  );
}

function aiModelFrom({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name }: Env): AiModel | null {
  if (!baseUrl && !apiKey && !name) return null;
  if (!baseUrl || !name) throw new BadSettings(['AI_BASE_URL and AI_MODEL need each other']);
  return { baseUrl, apiKey: apiKey ?? null, name };
}

function safetyFrom(env: Env, dataDir: string): SafetySettings {
  const { WEB_RISK_KEY: key, WEB_RISK_URL: url } = env;
  return new SafetySettings(
    key === undefined ? null : { url: withoutSlash(url), key },
    env.RDAP_BOOTSTRAP_URL,
    resolve(env.BLOCK_LIST ?? join(dataDir, 'block-list.txt')),
  );
}

/** Cuts the environment into the small slices that modules ask for; makes the data folder and the secret. */
export function settingsFrom(env: Env): Settings {
  const dataDir = resolve(env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const appOrigin = withoutSlash(env.APP_ORIGIN ?? `http://localhost:${String(env.PORT)}`);
  return {
    shortHosts: ShortHostSettings.from(env.SHORT_ORIGIN ?? appOrigin, env.SHORT_HOSTS),
    web: new WebSettings(
      { host: env.HOST, port: env.PORT },
      appOrigin,
      withoutSlash(env.SHORT_ORIGIN ?? appOrigin),
      env.PRODUCT_KEY,
      env.SUBDOMAIN_ROOT,
    ),
    proxies: ProxySettings.from(env),
    storage: new StorageSettings(
      dataDir,
      env.DATABASE_URL ?? null,
      env.REDIS_URL ?? null,
      env.GEOIP_DB ?? null,
      env.DATABASE_TIMEOUT_FACTOR,
    ),
    process: ProcessSettings.from(env),
    people: new PeopleSettings(emailsIn(env.ADMIN_EMAILS)),
    guests: new GuestSettings(env.GUEST_LINKS_PER_HOUR),
    developer: new DeveloperSettings(env.API_CALLS_PER_SECOND, env.YOURLS_MD5 === 'on'),
    secrets: new SecretSettings(env.SECRET ?? loadSecret(dataDir)),
    mail: new MailSettings(
      env.SMTP_URL ?? null,
      env.MAIL_FROM ?? `Linklet <no-reply@${new URL(appOrigin).hostname}>`,
      join(dataDir, 'outbox'),
    ),
    sms: SmsSettings.from(env),
    human: HumanSettings.from(env, appOrigin),
    signIn: new SignInSettings(googleFrom(env)),
    site: siteFrom(env),
    ai: new AiSettings(aiModelFrom(env)),
    safety: safetyFrom(env, dataDir),
    destinations: new DestinationSettings(env.SMART_UTM === 'on'),
    payments: PaymentSettings.from(env),
    patrol: PatrolSettings.from(env),
    registrar: RegistrarSettings.from(env),
    brandDomains: BrandDomainSettings.from(env, env.SHORT_ORIGIN ?? appOrigin),
    tls: TlsSettings.from(env),
    dns: DnsSettings.from(env.DNS_SERVERS),
  };
}
