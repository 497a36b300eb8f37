import { PatrolSettings } from './patrol-settings';
import { ProcessSettings } from './process-settings';
import { StorageSettings } from './storage-settings';
import { WebSettings } from './web-settings';

export { PatrolSettings, ProcessSettings, StorageSettings, WebSettings };

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
    readonly extensionUrl: string | null,
    readonly secondSiteUrl: string | null,
    /** Null: there is no partner page. */
    readonly partner: Partner | null,
    readonly contactEmail: string | null,
  ) {}
}

/** A language model that suggests texts, behind the API of OpenAI or one like it. */
export interface AiModel {
  readonly baseUrl: string;
  /** Null: the service needs none. */
  readonly apiKey: string | null;
  readonly name: string;
}

/** What thinks along. */
export class AiSettings {
  constructor(
    /** Null: nothing does. */
    readonly model: AiModel | null,
  ) {}
}

/** Where Google's Web Risk is, or what speaks like it. */
export interface WebRiskAccess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
}

/** Who is asked whether people may be sent to an address. */
export class SafetySettings {
  constructor(
    /** Null: lists of threats are not asked. */
    readonly webRisk: WebRiskAccess | null,
    /** List of the servers that tell the age of a domain. */
    readonly rdapBootstrapUrl: string,
    /** Absolute path; need not exist. */
    readonly blockListFile: string,
  ) {}
}
