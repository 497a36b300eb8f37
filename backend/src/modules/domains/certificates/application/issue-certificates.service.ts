import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { FewAtOnce } from '../../../../shared/few-at-once';
import { certificateFailure, type CertificateFailure } from '../domain/certificate-failure';
import { type Certificate, LANES } from '../domain/certificate.entity';
import { AcmeAccountsService } from './acme-accounts.service';
import { HeldCertificatesService } from './held-certificates.service';
import { OrderStepsService } from './order-steps.service';
import { type AcmeAccount, AuthorityError, CertificateAuthority } from './ports/certificate-authority';
import { CertificateStore } from './ports/certificate-store';

const MAX_ROWS = 100;
const MAX_AT_ONCE = 8;

const failureOf = ({ code, message, how }: AuthorityError): CertificateFailure =>
  certificateFailure(code, message, how.notBefore);

/** Does what is due: orders and renews, goes on with what was interrupted, and tells the authority what is to be revoked. */
@Injectable()
export class IssueCertificatesService {
  private readonly logger = new Logger(IssueCertificatesService.name);
  private readonly few = new FewAtOnce(MAX_AT_ONCE);

  constructor(
    private readonly store: CertificateStore,
    private readonly held: HeldCertificatesService,
    private readonly accounts: AcmeAccountsService,
    private readonly authority: CertificateAuthority,
    private readonly steps: OrderStepsService,
    private readonly clock: Clock,
  ) {}

  /** Of all hosts; while the pace allows no new order, what is open goes on. */
  async followAll(signal: AbortSignal): Promise<void> {
    const maxLane = await this.maxLane();
    const hosts = await this.store.dueHosts(this.clock.now(), { maxLane, limit: MAX_ROWS });
    await Promise.all(hosts.map((host) => this.few.run(() => this.followOne(host, signal))));
  }

  /** Of one host, when something is due. */
  async follow(host: string, signal: AbortSignal): Promise<void> {
    const certificate = await this.held.claim(host);
    if (!certificate) return;
    let account: AcmeAccount | null = null;
    try {
      account = await this.accounts.account();
      if (certificate.state === 'revoked') await this.revoke(certificate, account);
      else await this.steps.follow(certificate, account, signal);
    } catch (error) {
      if (!(error instanceof AuthorityError)) throw error;
      this.logger.warn({ host, code: error.code, reason: error.message }, 'a certificate could not be had');
      await this.settle(host, error, account);
    }
  }

  /** What goes wrong with one host is no reason to leave the others. */
  private async followOne(host: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      await this.follow(host, signal);
    } catch (error) {
      this.logger.error(
        { err: error, host },
        'an order of a certificate was interrupted; it is taken up again',
      );
    }
  }

  /** What the pace of orders has room for. */
  private async maxLane(): Promise<number> {
    const [renewal, first] = await Promise.all(
      [true, false].map((each) => this.accounts.earliestOrder(each)),
    );
    const now = this.clock.now();
    if (first !== undefined && first <= now) return LANES.first;
    return renewal !== undefined && renewal <= now ? LANES.renewal : LANES.open;
  }

  private async revoke(certificate: Certificate, account: AcmeAccount): Promise<void> {
    const { chain, notAfter } = certificate;
    if (chain !== null && notAfter !== null && notAfter > this.clock.now()) {
      await this.authority.revoke(account, chain);
    }
    await this.held.change(certificate, (held) => held.completeRevocation());
  }

  /** The authority's no: what it means for the order depends on where it stands now. */
  private async settle(host: string, error: AuthorityError, account: AcmeAccount | null): Promise<void> {
    const { isTransient, isAccountLost = false, isOrderLost = false } = error.how;
    if (isAccountLost && account) await this.accounts.forget(account.url);
    const certificate = await this.store.find(host);
    if (!certificate) return;
    const failure = failureOf(error);
    if (certificate.state === 'revoked') {
      await this.held.change(certificate, (held, now) => held.retryRevocation(failure, now));
    } else if (isAccountLost || isOrderLost) {
      await this.held.change(certificate, (held, now) => held.startOver(now));
    } else if (isTransient) {
      await this.held.change(certificate, (held, now) => held.repeatCall(failure, now));
    } else await this.held.fail(certificate, failure);
  }
}
