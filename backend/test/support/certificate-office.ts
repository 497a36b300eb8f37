import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  createSecureContext as createContext,
  createServer as createTlsServer,
  type Server as TlsServer,
} from 'node:tls';
import { type AcmeAccess, TlsSettings } from '../../src/config/tls-settings';
import { SecretSettings } from '../../src/config/settings';
import type { HostChangeFeedService } from '../../src/modules/domains/application/hosts/host-change-feed.service';
import { AcmeAccountsService } from '../../src/modules/domains/certificates/application/acme-accounts.service';
import { BeginOrderService } from '../../src/modules/domains/certificates/application/begin-order.service';
import { CaaCheckService } from '../../src/modules/domains/certificates/application/caa-check.service';
import { CertificatesService } from '../../src/modules/domains/certificates/application/certificates.service';
import { ChallengeAnswersService } from '../../src/modules/domains/certificates/application/challenge-answers.service';
import { HeldCertificatesService } from '../../src/modules/domains/certificates/application/held-certificates.service';
import { IssueCertificatesService } from '../../src/modules/domains/certificates/application/issue-certificates.service';
import { OrderStepsService } from '../../src/modules/domains/certificates/application/order-steps.service';
import { OwnPathCheckService } from '../../src/modules/domains/certificates/application/own-path-check.service';
import { OwnPathTextsService } from '../../src/modules/domains/certificates/application/own-path-texts.service';
import type { PathAnswer } from '../../src/modules/domains/certificates/application/ports/challenge-path';
import { SealedKeys } from '../../src/modules/domains/certificates/application/sealed-keys';
import { ServedCertificatesService } from '../../src/modules/domains/certificates/application/served-certificates.service';
import type { CertificateStatus } from '../../src/modules/domains/certificates/domain/certificate-status';
import { ChallengeResponder } from '../../src/modules/domains/certificates/http/challenge-responder';
import { AcmeAuthority } from '../../src/modules/domains/certificates/infrastructure/acme-authority';
import { DnsCaaRecords } from '../../src/modules/domains/certificates/infrastructure/dns-caa-records';
import { TypeormCertificateStore } from '../../src/modules/domains/certificates/infrastructure/typeorm-certificate-store';
import type { CertificateFailed, CertificateIssued } from '../../src/modules/domains/events';
import { DatabaseTimeouts } from '../../src/shared/database/database-timeouts';
import { DnsClient } from '../../src/shared/dns/dns-client';
import { Clock } from '../../src/shared/domain/clock';
import type { JobQueue } from '../../src/shared/jobs/job-queue';
import type { AcmeProxy } from './acme-proxy';
import type { TestEngine } from './database';
import type { Pebble } from './pebble';

const OFFICE_SECRET = 'the secret of all test offices, long enough';

/** The time of this machine, and what a test has added to it. */
class MovedClock extends Clock {
  moved = 0;

  now(): Date {
    return new Date(Date.now() + this.moved);
  }
}

/** Tests order certificates themselves. */
const IDLE_QUEUE = { enqueue: () => Promise.resolve() } as unknown as JobQueue;

const tlsSettings = (proxy: AcmeProxy, more: Partial<AcmeAccess>): TlsSettings =>
  new TlsSettings(0, {
    directoryUrl: proxy.directoryUrl,
    contact: 'admin@linklet.example',
    ca: proxy.ca,
    challengeType: 'http-01',
    ordersPerThreeHours: 10_000,
    ...more,
  });

/** Writes down the hosts whose change is published. */
const changesInto = (announced: string[]): HostChangeFeedService =>
  ({
    publish: (host: string) => Promise.resolve(void announced.push(host)),
    listen: () => undefined,
  }) as unknown as HostChangeFeedService;

/** Everything that orders certificates, on one database and without a server around it; tests say when something is done. */
export class CertificateOffice {
  readonly clock = new MovedClock();
  /** Hosts for which another certificate has been announced. */
  readonly announced: string[] = [];
  readonly events: (CertificateIssued | CertificateFailed)[] = [];
  /** What a host is found to answer where authorities ask; null: no server is reached. */
  pathAnswer: PathAnswer | null = null;
  readonly texts: OwnPathTextsService;
  readonly store: TypeormCertificateStore;
  readonly certificates: CertificatesService;
  readonly served: ServedCertificatesService;
  private readonly issue: IssueCertificatesService;
  private readonly answers: ChallengeAnswersService;
  private servers: (Server | TlsServer)[] = [];

  constructor(
    private readonly engine: TestEngine,
    proxy: AcmeProxy,
    pebble: Pebble,
    { secret = OFFICE_SECRET, ...more }: Partial<AcmeAccess> & { readonly secret?: string } = {},
  ) {
    const { clock } = this;
    const { unitOfWork, events } = engine;
    const tls = tlsSettings(proxy, more);
    const changes = changesInto(this.announced);
    const keys = new SealedKeys(new SecretSettings(secret));
    this.texts = new OwnPathTextsService(new SecretSettings(secret));
    this.store = new TypeormCertificateStore(unitOfWork);
    const authority = new AcmeAuthority(tls);
    const accounts = new AcmeAccountsService(this.store, authority, keys, unitOfWork, clock, tls);
    const records = new DnsCaaRecords(new DnsClient([pebble.dnsServer]));
    const held = new HeldCertificatesService(this.store, unitOfWork, changes, clock);
    const caa = new CaaCheckService(records, authority, accounts, tls);
    const hosts = { answerAt: () => Promise.resolve(this.pathAnswer) };
    const path = new OwnPathCheckService(this.texts, hosts, tls);
    this.answers = new ChallengeAnswersService(
      this.store,
      authority,
      keys,
      clock,
      new DatabaseTimeouts(),
      tls,
    );
    const steps = new OrderStepsService(
      held,
      authority,
      this.answers,
      new BeginOrderService(held, accounts, caa, path, keys),
      keys,
      tls,
    );
    this.issue = new IssueCertificatesService(this.store, held, accounts, authority, steps, clock);
    this.certificates = new CertificatesService(this.store, unitOfWork, IDLE_QUEUE, changes, clock, tls);
    this.served = new ServedCertificatesService(
      this.store,
      this.certificates,
      this.answers,
      changes,
      keys,
      clock,
    );
    events.on<CertificateIssued>('domains.certificate-issued', (event) => void this.events.push(event));
    events.on<CertificateFailed>('domains.certificate-failed', (event) => void this.events.push(event));
  }

  /** Answers the authority where it looks. */
  async answerAt({
    httpPort,
    tlsPort,
  }: {
    readonly httpPort: number;
    readonly tlsPort: number;
  }): Promise<void> {
    const responder = new ChallengeResponder(this.answers, this.texts);
    const http = createServer((request, response) => {
      responder.answer(request.url ?? '', request, response);
    }).listen(httpPort, '127.0.0.1');
    this.servers = [http];
    await once(http, 'listening');
    const tls = createTlsServer({
      ALPNProtocols: ['acme-tls/1'],
      SNICallback: (host, done) => {
        this.answers.byTls(host).then((shown) => {
          if (shown) done(null, createContext({ cert: shown.chain, key: shown.key }));
          else done(new Error('nothing to show'));
        }, done);
      },
    }).listen(tlsPort, '127.0.0.1');
    this.servers.push(tls);
    await once(tls, 'listening');
  }

  async close(): Promise<void> {
    const closed = this.servers.splice(0).map(async (server) => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    });
    await Promise.all(closed);
  }

  change(work: (certificates: CertificatesService) => Promise<void>): Promise<void> {
    return this.engine.unitOfWork.runRepeatable(() => work(this.certificates));
  }

  async status(host: string): Promise<CertificateStatus> {
    const [status] = await this.certificates.statusOf([host]);
    if (!status) throw new Error('no status');
    return status;
  }

  /** Does what is due now. */
  follow(signal = new AbortController().signal): Promise<void> {
    return this.issue.followAll(signal);
  }

  followHost(host: string): Promise<void> {
    return this.issue.follow(host, new AbortController().signal);
  }

  /** Wants one, and does all that follows. */
  async issueFor(...hosts: string[]): Promise<void> {
    for (const host of hosts) await this.change((certificates) => certificates.want(host));
    await this.follow();
  }
}
