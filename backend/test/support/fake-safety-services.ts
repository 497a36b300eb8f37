import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_IP, TestNetwork } from './networks';
import { type PageHandler, pageOf, PageServer, redirectTo } from './page-server';

const DAY_MS = 86_400_000;

export const answersJson = (value: unknown, status = 200): PageHandler =>
  pageOf(JSON.stringify(value), 'application/json', status);

/** Says nothing, and holds the line. */
export const stalls: PageHandler = () => undefined;

/** Those who are asked about addresses, the sites they lead to, and a file of what is blocked: all on this machine. */
export class FakeSafetyServices {
  readonly webRisk = new PageServer();
  readonly site = new PageServer();
  /** Where a call would arrive that must not be made. */
  readonly canary = new PageServer();
  readonly network = new TestNetwork(this.site, this.canary);
  /** Addresses that Web Risk knows as doing harm. */
  readonly threats = new Set<string>();
  private readonly dir = mkdtempSync(join(tmpdir(), 'linklet-safety-'));
  private hosts = 0;

  async start(): Promise<void> {
    await Promise.all([this.webRisk, this.site, this.canary].map((each) => each.start()));
    for (const name of ['iana.test', 'rdap.test']) this.network.names.set(name, [[PUBLIC_IP]]);
    this.site.other = pageOf('<title>A page</title>');
    this.site.pages.set(
      '/dns.json',
      answersJson({ services: [[['test', 'example'], ['http://rdap.test/']]] }),
    );
    this.webRisk.other = this.answerOfWebRisk;
  }

  async stop(): Promise<void> {
    await Promise.all([this.webRisk, this.site, this.canary].map((each) => each.stop()));
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** What the program has to be told of them. */
  get variables(): Readonly<
    Record<'WEB_RISK_KEY' | 'WEB_RISK_URL' | 'RDAP_BOOTSTRAP_URL' | 'BLOCK_LIST', string>
  > {
    return {
      WEB_RISK_KEY: 'a-key',
      WEB_RISK_URL: `http://127.0.0.1:${this.webRisk.port}`,
      RDAP_BOOTSTRAP_URL: 'http://iana.test/dns.json',
      BLOCK_LIST: join(this.dir, 'block-list.txt'),
    };
  }

  block(...lines: string[]): void {
    writeFileSync(this.variables.BLOCK_LIST, lines.join('\n'));
  }

  /** A host of its own, on a domain that is so many days old; null: no registry tells. */
  host(daysOld: number | null = 4_000): string {
    this.hosts += 1;
    const host = `site-${this.hosts}.test`;
    this.network.names.set(host, [[PUBLIC_IP]]);
    const eventDate = new Date(Date.now() - (daysOld ?? 0) * DAY_MS).toISOString();
    const events = daysOld === null ? [] : [{ eventAction: 'registration', eventDate }];
    this.site.pages.set(`/domain/${host}`, answersJson({ events }));
    return host;
  }

  /** An address that leads to another one by so many redirects. */
  chain(hops: number, end: string): string {
    const host = this.host();
    for (let at = 0; at < hops; at += 1) {
      const next = at === hops - 1 ? end : `http://${host}/${host}/${at + 1}`;
      this.site.pages.set(`/${host}/${at}`, redirectTo(next));
    }
    return `http://${host}/${host}/0`;
  }

  readonly answerOfWebRisk: PageHandler = (response, request) => {
    const uri = new URL(request.url ?? '', 'http://x').searchParams.get('uri') ?? '';
    const expireTime = new Date(Date.now() + DAY_MS).toISOString();
    const threat = { threatTypes: ['MALWARE'], expireTime };
    answersJson(this.threats.has(uri) ? { threat } : {})(response, request);
  };
}
