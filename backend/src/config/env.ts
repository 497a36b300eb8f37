import { plainToInstance, Transform } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  Validate,
  validateSync,
} from 'class-validator';
import { IsHost, IsNotPlaceholder, IsOrigin, IsSender, IsWebAddress } from './env-constraints';
import { BadSettings } from './bad-settings';
import { Setting } from './setting.decorator';
import { LimitsEnv } from './limits-env';
import { toNumber } from './written-values';

export const ROLES = ['all', 'web', 'worker'] as const;
export const DURABILITIES = ['process', 'power'] as const;
export const SWITCHES = ['on', 'off'] as const;
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/**
 * Every setting of Linklet, read once at start. Field names are the environment variables.
 * An empty variable counts as unset. Nothing outside `config/` reads the environment.
 */
export class Env extends LimitsEnv {
  @Setting('`127.0.0.1`', 'Address that the server listens on; `0.0.0.0` for every interface.')
  @IsString()
  readonly HOST: string = '127.0.0.1';

  @Setting('`3000`', 'Port that the server listens on.')
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly PORT: number = 3000;

  @Setting(
    '`on`',
    'Whether plain requests are answered without the HTTP server of Node.js, which makes redirects faster: `on` or `off`. ' +
      'The answers are the same.',
  )
  @IsIn(SWITCHES)
  readonly FAST_PATH: (typeof SWITCHES)[number] = 'on';

  @Setting('`http://localhost:PORT`', 'Origin of the front end and the API, as people see it.')
  @IsOptional()
  @Validate(IsOrigin)
  readonly APP_ORIGIN?: string;

  @Setting('`APP_ORIGIN`', 'Origin of the shared short domain; short links begin with it.')
  @IsOptional()
  @Validate(IsOrigin)
  readonly SHORT_ORIGIN?: string;

  @Setting(
    'empty',
    'Further hosts of the shared short domain, such as former ones whose links are in print, comma-separated.',
  )
  @IsOptional()
  @Matches(/^\s*[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*\s*$/i, {
    message: 'must list hosts without ports, separated by commas',
  })
  readonly SHORT_HOSTS?: string;

  @Setting('`./data`', 'Folder of the SQLite file, the click journal and the generated secret.')
  @IsString()
  readonly DATA_DIR: string = './data';

  @Setting('unset: SQLite in `DATA_DIR`', 'MySQL 8 or MariaDB, as `mysql://user:password@host:3306/name`.')
  @IsOptional()
  @Matches(/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/, {
    message: 'must look like mysql://user:password@host:3306/name',
  })
  readonly DATABASE_URL?: string;

  @Setting('`1`', 'Multiplies how long the database is waited for (1 to 100), for slow storage.')
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(100)
  readonly DATABASE_TIMEOUT_FACTOR: number = 1;

  @Setting('unset: in-process', 'Redis for Bull, and for limits that several processes share.')
  @IsOptional()
  @Matches(/^rediss?:\/\//, { message: 'must look like redis://host:6379' })
  readonly REDIS_URL?: string;

  @Setting('`all`', 'What this process does: `all`, only `web`, or only `worker` (jobs and click ingestion).')
  @IsIn(ROLES)
  readonly ROLE: (typeof ROLES)[number] = 'all';

  @Setting('`process`', 'What an answered redirect survives: `process` (kill -9) or `power` (power loss).')
  @IsIn(DURABILITIES)
  readonly CLICK_DURABILITY: (typeof DURABILITIES)[number] = 'process';

  @Setting('generated into `DATA_DIR`', 'At least 32 random characters; every key is derived from it.')
  @IsOptional()
  @MinLength(32, { message: 'needs at least 32 characters; leave it unset to have one generated' })
  @Validate(IsNotPlaceholder)
  readonly SECRET?: string;

  @Setting(
    '`linklet`',
    'Product key: names the field `linkletUrl` and the `utm_source` mark that is removed.',
  )
  @Matches(/^[a-z][a-z0-9-]{1,29}$/, { message: 'needs 2 to 30 lower-case letters, digits or hyphens' })
  readonly PRODUCT_KEY: string = 'linklet';

  @Setting(
    '`on`',
    'Whether smart UTM fills in campaign parameters by where visitors come from: `on` or `off`, for every link.',
  )
  @IsIn(SWITCHES)
  readonly SMART_UTM: (typeof SWITCHES)[number] = 'on';

  @Setting(
    'unset: mail goes to `DATA_DIR/outbox`',
    'Mail server, as `smtp://user:password@host:587` or `smtps://…`.',
  )
  @IsOptional()
  @Matches(/^smtps?:\/\/[^/\s]+/, { message: 'must look like smtp://user:password@host:587' })
  readonly SMTP_URL?: string;

  @Setting('`Linklet <no-reply@host of APP_ORIGIN>`', 'Sender of every mail, as `Name <address>`.')
  @IsOptional()
  @Validate(IsSender)
  readonly MAIL_FROM?: string;

  @Setting('unset: no Google sign-in', 'Client id of the OAuth client at Google, or at another provider.')
  @IsOptional()
  @IsString()
  readonly OAUTH_GOOGLE_CLIENT_ID?: string;

  @Setting('unset', 'Client secret of that OAuth client.')
  @IsOptional()
  @IsString()
  readonly OAUTH_GOOGLE_CLIENT_SECRET?: string;

  @Setting("Google's", 'Where people agree to sign in.')
  @Validate(IsWebAddress)
  readonly OAUTH_GOOGLE_AUTHORIZE_URL: string = 'https://accounts.google.com/o/oauth2/v2/auth';

  @Setting("Google's", 'Where codes become tokens.')
  @Validate(IsWebAddress)
  readonly OAUTH_GOOGLE_TOKEN_URL: string = 'https://oauth2.googleapis.com/token';

  @Setting("Google's", "Where a person's name is asked for when the ID token does not say it.")
  @Validate(IsWebAddress)
  readonly OAUTH_GOOGLE_USERINFO_URL: string = 'https://openidconnect.googleapis.com/v1/userinfo';

  @Setting("Google's", 'Keys (JWKS) that ID tokens are signed with.')
  @Validate(IsWebAddress)
  readonly OAUTH_GOOGLE_KEYS_URL: string = 'https://www.googleapis.com/oauth2/v3/certs';

  @Setting("Google's", 'Issuer that ID tokens must name.')
  @Validate(IsWebAddress)
  readonly OAUTH_GOOGLE_ISSUER: string = 'https://accounts.google.com';

  @Setting('host of `SHORT_ORIGIN`', 'Host that personal subdomains live under, such as `linklet.example`.')
  @IsOptional()
  @Validate(IsHost)
  readonly SUBDOMAIN_ROOT?: string;

  @Setting('unset', "Address of the browser extension's page.")
  @IsOptional()
  @Validate(IsWebAddress)
  readonly EXTENSION_URL?: string;

  @Setting('unset', 'Address of a second short-link site.')
  @IsOptional()
  @Validate(IsWebAddress)
  readonly SECOND_SITE_URL?: string;

  @Setting('unset', "Address of the partner's page; people come to it with a code that is good for a minute.")
  @IsOptional()
  @Validate(IsWebAddress)
  readonly PARTNER_URL?: string;

  @Setting('unset', 'At least 32 characters that the partner shows when it asks whom a code stands for.')
  @IsOptional()
  @MinLength(32, { message: 'needs at least 32 characters' })
  @Validate(IsNotPlaceholder)
  readonly PARTNER_SECRET?: string;

  @Setting('unset', 'Where people write to for help.')
  @IsOptional()
  @IsEmail({}, { message: 'must be an address like help@linklet.example' })
  readonly CONTACT_EMAIL?: string;

  @Setting('the packaged map', 'Your own GeoIP database, a `.mmdb` file with cities.')
  @IsOptional()
  @IsString()
  readonly GEOIP_DB?: string;

  @Setting('empty: nobody', 'Email addresses of those who run the installation, comma-separated.')
  @IsOptional()
  @Matches(/^\s*[^\s@,]+@[^\s@,]+(\s*,\s*[^\s@,]+@[^\s@,]+)*\s*$/, {
    message: 'must list email addresses, separated by commas',
  })
  readonly ADMIN_EMAILS?: string;

  @Setting(
    'unset: suggestions are words of the page itself',
    'Base address of a service with the API of OpenAI, such as `https://api.openai.com/v1`.',
  )
  @IsOptional()
  @Validate(IsWebAddress)
  readonly AI_BASE_URL?: string;

  @Setting('unset', 'Key of that service; not every one needs one.')
  @IsOptional()
  @Matches(/^[\x21-\x7e]+$/, { message: 'must be printable ASCII without spaces' })
  readonly AI_API_KEY?: string;

  @Setting('unset', 'Model of that service that suggests titles and descriptions.')
  @IsOptional()
  @IsString()
  readonly AI_MODEL?: string;

  @Setting(
    '`on`',
    'Whether living links are looked at again, for threats and for destinations that are down: `on` or `off`.',
  )
  @IsIn(SWITCHES)
  readonly PATROL: (typeof SWITCHES)[number] = 'on';

  @Setting('`40`', 'Destinations that are looked at in a minute, at most; 4 to 600.')
  @Transform(toNumber)
  @IsInt()
  @Min(4)
  @Max(600)
  readonly PATROL_PER_MINUTE: number = 40;

  @Setting('`6`', 'Hours from one round through all living links to the next, at least; 1 to 168.')
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(168)
  readonly PATROL_ROUND_HOURS: number = 6;

  @Setting(
    'unset: lists of threats are not asked',
    'Key of Google Web Risk, which knows pages that do harm; see [safety](safety.md).',
  )
  @IsOptional()
  @Matches(/^[\x21-\x7e]+$/, { message: 'must be printable ASCII without spaces' })
  readonly WEB_RISK_KEY?: string;

  @Setting("Google's", 'Base address of Web Risk, or of what speaks like it.')
  @Validate(IsWebAddress)
  readonly WEB_RISK_URL: string = 'https://webrisk.googleapis.com';

  @Setting("IANA's", 'List of the servers that tell when a domain was registered (RDAP, RFC 9224).')
  @Validate(IsWebAddress)
  readonly RDAP_BOOTSTRAP_URL: string = 'https://data.iana.org/rdap/dns.json';

  @Setting('`DATA_DIR/block-list.txt`', 'File of what may not be shortened; see [safety](safety.md).')
  @IsOptional()
  @IsString()
  readonly BLOCK_LIST?: string;

  @Setting('`9464`', 'Port of `/metrics` for Prometheus, on `HOST`; `0` switches it off.')
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly METRICS_PORT: number = 9464;

  @Setting('`info`', 'Least severity that is logged: `silent`, `error`, `warn`, `info` or `debug`.')
  @IsIn(LOG_LEVELS)
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
}

/** Reads and checks the environment; throws `BadSettings` that lists all problems at once. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const env = plainToInstance(Env, given, { excludeExtraneousValues: true, exposeDefaultValues: true });
  const problems = validateSync(env).flatMap((error) =>
    Object.values(error.constraints ?? {}).map(
      (text) => `${error.property} ${text.replace(`${error.property} `, '')}`,
    ),
  );
  if (problems.length > 0) throw new BadSettings(problems);
  return env;
}
