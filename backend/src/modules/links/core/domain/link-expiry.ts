import { InputCheck } from '../../../../shared/domain/input-check';
import { isTimeZoneName } from '../../../../shared/domain/time-zone-name';
import type { LinkSettings } from './link-settings';
import { SettingRefused } from './link-settings.errors';
import { readMoment } from '../../../../shared/domain/moment';
import { type AddressContext, parseWebAddress } from './web-address';

type LinkExpiry = Pick<LinkSettings, 'expiresAt' | 'expiryTimeZone' | 'fallbackUrl'>;

/** When a link is to end, as a person wrote it. */
export interface ExpiryInput {
  readonly expireTime?: string | null;
  readonly timezone?: string | null;
  readonly fallbackUrl?: string | null;
}

function parseMoment(raw: string, now: Date): Date {
  const moment = readMoment(raw);
  if (!moment) {
    const message = 'Write the moment as ISO 8601 does, with its offset, such as 2027-01-31T18:00:00+08:00.';
    throw new SettingRefused('expireTime', 'links.expiry-malformed', message);
  }
  if (moment > now) return moment;
  throw new SettingRefused('expireTime', 'links.expiry-past', 'This moment has passed: choose a later one.');
}

function parseZone(raw: string): string {
  const name = raw.trim();
  if (isTimeZoneName(name)) return name;
  const message = 'Name a time zone as the IANA database does, such as Asia/Taipei.';
  throw new SettingRefused('timezone', 'links.expiry-time-zone-unknown', message);
}

const withoutMoment = (field: keyof ExpiryInput): SettingRefused => {
  const message = 'Only a link that expires can have this: say when, too.';
  return new SettingRefused(field, 'links.expiry-missing', message);
};

/** What is left out is none. Throws `InvalidInput` naming every field that is wrong. */
export function readExpiry(input: ExpiryInput, now: Date, addresses: AddressContext): LinkExpiry {
  const check = new InputCheck();
  const hasMoment = typeof input.expireTime === 'string';
  const read = <T>(field: keyof ExpiryInput, parse: (raw: string) => T): T | null => {
    const raw = input[field] ?? null;
    if (raw === null) return null;
    const parsed = check.take(
      () => {
        if (!hasMoment) throw withoutMoment(field);
        return parse(raw);
      },
      { url: field },
    );
    return parsed ?? null;
  };
  const expiry: LinkExpiry = {
    expiresAt: read('expireTime', (raw) => parseMoment(raw, now)),
    expiryTimeZone: read('timezone', parseZone),
    fallbackUrl: read('fallbackUrl', (raw) => parseWebAddress(raw, addresses)),
  };
  check.done();
  return expiry;
}
