import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayClient } from '../../src/shared/gateway-http/gateway-client';
import { freePort } from './processes';
import { selfSigned } from './self-signed';
import { eventually } from './waiting';

export interface PebbleOptions {
  /** Where it looks for challenges. */
  readonly httpPort: number;
  readonly tlsPort: number;
  /** Of good nonces it refuses this share, in percent. */
  readonly badNonces?: number;
  /** Of certificates, in seconds. */
  readonly lifetimeS?: number;
  readonly rejectedNames?: readonly string[];
}

/**
 * A certificate authority that speaks ACME on this machine, Let's Encrypt's own for tests, with a DNS server that it believes.
 * Tests that need it say so in their title: without the program they are skipped.
 */
export class Pebble {
  readonly caFile: string;
  readonly directoryUrl: string;
  /** For DNS_SERVERS. */
  readonly dnsServer: string;
  private authority: ChildProcess | null = null;
  private dns: ChildProcess | null = null;
  private output = '';

  private constructor(
    private readonly folder: string,
    private readonly ports: Readonly<Record<'acme' | 'management' | 'dns' | 'dnsManagement', number>>,
    private readonly identity: ReturnType<typeof selfSigned>,
    private readonly options: PebbleOptions,
  ) {
    this.caFile = join(folder, 'cert.pem');
    this.directoryUrl = `https://localhost:${String(ports.acme)}/dir`;
    this.dnsServer = `127.0.0.1:${String(ports.dns)}`;
  }

  static async start(options: PebbleOptions): Promise<Pebble> {
    const folder = mkdtempSync(join(tmpdir(), 'linklet-pebble-'));
    const ports = {
      acme: await freePort(),
      management: await freePort(),
      dns: await freePort(),
      dnsManagement: await freePort(),
    };
    const pebble = new Pebble(folder, ports, selfSigned('localhost'), options);
    pebble.writeFiles();
    pebble.startDns();
    await pebble.startAuthority();
    return pebble;
  }

  /** PEM of who vouches for the authority's server. */
  get ca(): string {
    return this.identity.cert;
  }

  /** PEM of who vouches for what it issues: another one after each start. */
  async root(): Promise<string> {
    const url = `https://localhost:${String(this.ports.management)}/roots/0`;
    const client = new GatewayClient({ urls: [url], timeoutMs: 5_000, ca: this.identity.cert });
    return (await client.send({ url })).text;
  }

  /** It forgets accounts, orders and all. */
  async restart(): Promise<void> {
    await end(this.authority);
    await this.startAuthority();
  }

  async addCaa(host: string, policies: readonly { tag: string; value: string }[]): Promise<void> {
    await this.askDns('add-caa', { host: `${host}.`, policies });
  }

  async failDns(host: string): Promise<void> {
    await this.askDns('set-servfail', { host: `${host}.` });
  }

  /** A text record, for those who ask its DNS server. */
  async setTxt(name: string, value: string): Promise<void> {
    await this.askDns('set-txt', { host: `${name}.`, value });
  }

  /** Where the host is, for the authority. */
  async pointTo(host: string, address: string): Promise<void> {
    await this.askDns('add-a', { host: `${host}.`, addresses: [address] });
  }

  async stop(): Promise<void> {
    await end(this.authority);
    await end(this.dns);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private writeFiles(): void {
    const { ports, identity, options } = this;
    writeFileSync(this.caFile, identity.cert);
    writeFileSync(join(this.folder, 'key.pem'), identity.key);
    const pebble = {
      listenAddress: `127.0.0.1:${String(ports.acme)}`,
      managementListenAddress: `127.0.0.1:${String(ports.management)}`,
      certificate: this.caFile,
      privateKey: join(this.folder, 'key.pem'),
      httpPort: options.httpPort,
      tlsPort: options.tlsPort,
      ocspResponderURL: '',
      externalAccountBindingRequired: false,
      domainBlocklist: options.rejectedNames ?? [],
      ...(options.lifetimeS === undefined ? {} : { certificateValidityPeriod: options.lifetimeS }),
    };
    writeFileSync(join(this.folder, 'config.json'), JSON.stringify({ pebble }));
  }

  private startDns(): void {
    const { dns, dnsManagement } = this.ports;
    const off = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv6', ''];
    const ports = ['-dns01', `127.0.0.1:${String(dns)}`, '-management', `127.0.0.1:${String(dnsManagement)}`];
    this.dns = spawn('pebble-challtestsrv', [...off, ...ports], { stdio: 'ignore' });
  }

  private async startAuthority(): Promise<void> {
    const { badNonces = 0 } = this.options;
    const child = spawn(
      'pebble',
      ['-config', join(this.folder, 'config.json'), '-dnsserver', this.dnsServer],
      {
        env: {
          PATH: process.env['PATH'],
          PEBBLE_VA_NOSLEEP: '1',
          PEBBLE_AUTHZREUSE: '0',
          PEBBLE_WFE_NONCEREJECT: String(badNonces),
        },
        stdio: 'pipe',
      },
    );
    this.output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (this.output = (this.output + text.toString()).slice(-20_000)));
    }
    this.authority = child;
    await eventually(
      () => this.isUp(),
      (isUp) => isUp,
    ).catch((error: unknown) => {
      throw new Error(`pebble did not start: ${this.output}`, { cause: error });
    });
  }

  private isUp(): Promise<boolean> {
    return new Promise((resolve) => {
      const call = request(this.directoryUrl, { ca: this.identity.cert }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      });
      call.on('error', () => resolve(false)).end();
    });
  }

  private async askDns(path: string, body: unknown): Promise<void> {
    const url = `http://127.0.0.1:${String(this.ports.dnsManagement)}/${path}`;
    const { status } = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    if (status !== 200) throw new Error(`${path} answered ${String(status)}`);
  }
}

async function end(child: ChildProcess | null): Promise<void> {
  if (child?.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
