import { readFileSync } from 'node:fs';
import { BadSettings } from './bad-settings';
import type { Env } from './env';

/** The certificate authority, and how it is asked. */
export interface AcmeAccess {
  readonly directoryUrl: string;
  /** Null: none. */
  readonly contact: string | null;
  /** PEM of who vouches for the authority's server; null: public authorities. */
  readonly ca: string | null;
  readonly challengeType: Env['ACME_CHALLENGE'];
  readonly ordersPerThreeHours: number;
}

/** Whether Linklet speaks TLS itself, and where its certificates come from. */
export class TlsSettings {
  constructor(
    /** Null: something in front does; 0: any port. */
    readonly port: number | null,
    readonly acme: AcmeAccess,
  ) {}

  static from(env: Env): TlsSettings {
    return new TlsSettings(env.TLS_PORT ?? null, {
      directoryUrl: env.ACME_DIRECTORY_URL,
      contact: env.ACME_CONTACT ?? null,
      ca: env.ACME_CA_FILE === undefined ? null : certificatesIn(env.ACME_CA_FILE),
      challengeType: env.ACME_CHALLENGE,
      ordersPerThreeHours: env.ACME_ORDERS_PER_3H,
    });
  }
}

function certificatesIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadSettings([`ACME_CA_FILE: ${file} cannot be read`]);
  }
}
