import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Authority } from './state';

/** In as few bytes as will do, as DER (ITU-T X.690) demands. */
function lengthBytes(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const bytes = length < 256 ? [length] : [length >> 8, length & 255];
  return Buffer.from([128 + bytes.length, ...bytes]);
}

const element = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthBytes(content.length), content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => element(0x30, ...parts);
const objectId = (hex: string): Buffer => element(0x06, Buffer.from(hex, 'hex'));
const bitString = (content: Buffer): Buffer => element(0x03, Buffer.from([0]), content);
const generalizedTime = (at: number): Buffer =>
  element(0x18, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
const nameOf = (name: string): Buffer =>
  sequence(element(0x31, sequence(objectId('550403'), element(0x0c, Buffer.from(name)))));

const SHA256_WITH_RSA = sequence(objectId('2a864886f70d01010b'), element(0x05));
const TRUE = element(0x01, Buffer.from([0xff]));

/** Whether it may sign others, and the host that it stands for. */
const constraints = (isAuthority: boolean): Buffer =>
  sequence(objectId('551d13'), TRUE, element(0x04, sequence(...(isAuthority ? [TRUE] : []))));
const alternativeName = (host: string): Buffer =>
  sequence(objectId('551d11'), element(0x04, sequence(element(0x82, Buffer.from(host)))));

interface Subject {
  readonly name: string;
  readonly issuer: string;
  readonly from: number;
  readonly until: number;
  readonly isAuthority: boolean;
}

function certify(subject: Subject, publicKey: KeyObject, issuerKey: KeyObject): string {
  const { name, issuer, from, until, isAuthority } = subject;
  const extensions = [constraints(isAuthority), ...(isAuthority ? [] : [alternativeName(name)])];
  const body = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1]), randomBytes(8)),
    SHA256_WITH_RSA,
    nameOf(issuer),
    sequence(generalizedTime(from), generalizedTime(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(...extensions)),
  );
  const signature = bitString(sign('sha256', body, issuerKey));
  const lines =
    sequence(body, SHA256_WITH_RSA, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const newPair = (): { publicKey: KeyObject; privateKey: KeyObject } =>
  generateKeyPairSync('rsa', { modulusLength: 2048 });
const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const AUTHORITY = 'Sandbox root of the PayPal simulator';
/** The name that PayPal's own certificates have. */
const HOST = 'messageverificationcerts.paypal.com';
const DAY_MS = 86_400_000;

export function newAuthority(): Authority {
  const { publicKey, privateKey } = newPair();
  const from = Date.UTC(2020, 0, 1);
  const until = Date.UTC(2120, 0, 1);
  const subject = { name: AUTHORITY, issuer: AUTHORITY, from, until, isAuthority: true };
  return { pem: certify(subject, publicKey, privateKey), key: pemOf(privateKey) };
}

interface Issued extends Authority {
  readonly until: number;
}

/** When a certificate begins and how far its year is counted from: callers may be behind. */
interface Moments {
  readonly now: number;
  readonly callersNow: number;
}

/** A certificate for signing events, good for a year. */
export function issue(authority: Authority, { now, callersNow }: Moments): Issued {
  const { publicKey, privateKey } = newPair();
  const until = now + 365 * DAY_MS;
  const subject = {
    name: HOST,
    issuer: AUTHORITY,
    from: Math.min(now, callersNow) - DAY_MS,
    until,
    isAuthority: false,
  };
  return { pem: certify(subject, publicKey, createPrivateKey(authority.key)), key: pemOf(privateKey), until };
}
