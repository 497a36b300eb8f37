import * as ipaddr from 'ipaddr.js';
import { parse as parseHostName } from 'tldts';
import { type FieldProblem, InvalidInput } from '../../../shared/domain/domain-error';
import { InputCheck } from '../../../shared/domain/input-check';
import { readOneLine } from '../../../shared/domain/one-line';
import { isTimeZoneName } from '../../../shared/domain/time-zone-name';
import { isAddressAllowed, isHostAllowed } from './admission';
import { type GroupChange, MAX_NAME_LENGTH } from './group.entity';

/** Where the admin calls from, so that they do not lock themselves out. */
export interface AdminOrigin {
  /** Host of the site, with its port where it is not the usual one. */
  readonly host: string;
  readonly address: string;
}

export const MAX_HOSTS = 20;
export const MAX_ADDRESSES = 50;

const MAX_HOST_LENGTH = 253;
const HOST = /^[\p{L}\p{M}\p{N}._-]+(:\d{1,5})?$/u;
const USUAL_PORT = /:(80|443)$/;

const refuse = (problem: FieldProblem): never => {
  throw new InvalidInput([problem]);
};

const SCHEME = /[a-z][a-z0-9+.-]*:\/\//i;
const HOST_IN_TEXT = /[\p{L}\p{N}-]+(?:[.。．｡][\p{L}\p{N}-]+)+/gu;

/** Mail programs make links of such text, and a name stands in the invitations that anybody can send to anybody. */
const hasAddress = (name: string): boolean =>
  SCHEME.test(name) ||
  Array.from(name.normalize('NFKC').matchAll(HOST_IN_TEXT), ([host]) => host.replaceAll('。', '.')).some(
    (host) =>
      host.toLowerCase().startsWith('www.') ||
      parseHostName(host, { validateHostname: false }).isIcann === true,
  );

/** A name of 1 to 120 characters that draws nothing but itself, and no address. Throws `InvalidInput`. */
export function parseGroupName(raw: string): string {
  const name = readOneLine(raw);
  if (name !== null && Array.from(name).length <= MAX_NAME_LENGTH && !hasAddress(name)) return name;
  const message = `A group needs a name of 1 to ${MAX_NAME_LENGTH} characters on one line, without control signs and web addresses.`;
  return refuse({ field: 'name', code: 'groups.name-invalid', message });
}

function parseZone(raw: string): string {
  const name = raw.trim();
  if (isTimeZoneName(name)) return name;
  const message = 'Name a time zone as the IANA database does, such as Asia/Taipei.';
  return refuse({ field: 'timeZone', code: 'groups.time-zone-unknown', message });
}

function parseHost(raw: string, index: number): string {
  const text = raw.trim().toLowerCase();
  const url = text.length <= MAX_HOST_LENGTH && HOST.test(text) ? `https://${text}` : '';
  if (url !== '' && URL.canParse(url)) return new URL(url).host.replace(USUAL_PORT, '');
  const message = 'Name a host such as app.example.com, with a port if it needs one, and nothing else.';
  return refuse({ field: `frontHosts.${index}`, code: 'groups.front-host-invalid', message });
}

/** `127.1` and `0x7f.1` are addresses too, but people do not mean them. */
const isPlainAddress = (text: string): boolean =>
  text.includes(':')
    ? ipaddr.IPv6.isValid(text) && !text.includes('%')
    : ipaddr.IPv4.isValidFourPartDecimal(text);

function parseRange(raw: string, index: number): string {
  const text = raw.trim().toLowerCase();
  const [address = '', bits] = text.split('/');
  if (isPlainAddress(address) && (bits === undefined || ipaddr.isValidCIDR(text))) return text;
  const message = 'Name an address such as 203.0.113.9 or a range such as 203.0.113.0/24 or 2001:db8::/32.';
  return refuse({ field: `ipAllowList.${index}`, code: 'groups.address-invalid', message });
}

function eachOf(
  check: InputCheck,
  list: readonly string[],
  parse: (raw: string, index: number) => string,
): readonly string[] {
  const entries = list.map((raw, index) => check.take(() => parse(raw, index)));
  return [...new Set(entries.filter((entry) => entry !== undefined))];
}

function refuseLockOut(
  { frontHosts = [], ipAllowList = [] }: Pick<GroupChange, 'frontHosts' | 'ipAllowList'>,
  { host, address }: AdminOrigin,
): void {
  const check = new InputCheck();
  if (!isHostAllowed(frontHosts, host)) {
    const message = `You are using ${host} yourself: add it to the list, or you lock yourself out.`;
    check.take(() => refuse({ field: 'frontHosts', code: 'groups.own-host-missing', message }));
  }
  if (!isAddressAllowed(ipAllowList, address)) {
    const message = `You are calling from ${address} yourself: add it to the list, or you lock yourself out.`;
    check.take(() => refuse({ field: 'ipAllowList', code: 'groups.own-address-missing', message }));
  }
  check.done();
}

/** The change with every value in the form that is kept. Throws `InvalidInput` with all that is wrong. */
export function readSettings(input: GroupChange, caller: AdminOrigin): GroupChange {
  const { name, timeZone, frontHosts, ipAllowList, ...switches } = input;
  const check = new InputCheck();
  const read = {
    ...switches,
    name: name === undefined ? undefined : check.take(() => parseGroupName(name)),
    timeZone: timeZone === undefined ? undefined : check.take(() => parseZone(timeZone)),
    frontHosts: frontHosts && eachOf(check, frontHosts, parseHost),
    ipAllowList: ipAllowList && eachOf(check, ipAllowList, parseRange),
  };
  check.done();
  refuseLockOut(read, caller);
  return read;
}
