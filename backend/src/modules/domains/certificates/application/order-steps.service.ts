import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TlsSettings } from '../../../../config/tls-settings';
import { certificateFailure } from '../domain/certificate-failure';
import type { Certificate } from '../domain/certificate.entity';
import { BeginOrderService } from './begin-order.service';
import { ChallengeAnswersService } from './challenge-answers.service';
import { certificateCrashPoint } from './crash-points';
import { HeldCertificatesService } from './held-certificates.service';
import {
  type AcmeAccount,
  CertificateAuthority,
  type CertificateOrderState,
} from './ports/certificate-authority';
import { SealedKeys } from './sealed-keys';

/** Between two looks at an order that the authority works on; then it is looked at again later. */
const LOOKS_MS = [50, 100, 200, 400, 800, 1_500, 3_000, 3_000, 5_000, 5_000] as const;
const LATER_MS = 10_000;

/** One order, from step to step: each is stored before the authority hears of it, so that any worker that finds it goes on. */
@Injectable()
export class OrderStepsService {
  constructor(
    private readonly held: HeldCertificatesService,
    private readonly authority: CertificateAuthority,
    private readonly answers: ChallengeAnswersService,
    private readonly beginOrder: BeginOrderService,
    private readonly keys: SealedKeys,
    private readonly tls: TlsSettings,
  ) {}

  /** Goes as far as the authority lets it. @throws AuthorityError */
  async follow(claimed: Certificate, account: AcmeAccount, signal: AbortSignal): Promise<void> {
    let certificate: Certificate | null = claimed;
    let looks = 0;
    while (certificate !== null && !signal.aborted) {
      const before: Certificate = certificate;
      certificate = await this.step(certificate, account);
      if (certificate !== before) continue;
      const pause = LOOKS_MS[looks];
      if (pause === undefined) {
        await this.held.change(certificate, (each, now) => {
          each.lookAgain(new Date(now.getTime() + LATER_MS));
        });
        return;
      }
      looks += 1;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** What comes next: the same certificate when the authority needs time, null when there is nothing more to do. */
  private step(certificate: Certificate, account: AcmeAccount): Promise<Certificate | null> {
    switch (certificate.state) {
      case 'ordered':
        return this.place(certificate, account);
      case 'challenged':
        return this.answer(certificate, account);
      case 'finalizing':
        return this.finish(certificate, account);
      default:
        return this.beginOrder.begin(certificate);
    }
  }

  private async place(certificate: Certificate, account: AcmeAccount): Promise<Certificate | null> {
    const { orderUrl, host } = certificate;
    if (orderUrl === null) {
      const url = await this.authority.order(account, host);
      certificateCrashPoint('order.answered');
      return this.held.change(certificate, (held, now) => held.learnUrl(url, now));
    }
    const state = await this.authority.orderState(account, orderUrl);
    if (await this.isRefused(certificate, state)) return null;
    const type = this.tls.acme.challengeType;
    const offered = state.challenges.filter((each) => each.type === type);
    if (state.challenges.length > 0 && offered.length === 0) {
      await this.held.fail(certificate, certificateFailure('other', `the host cannot be checked by ${type}`));
      return null;
    }
    const challenges = await Promise.all(offered.map((each) => this.answers.prepare(host, each)));
    const next = await this.held.change(certificate, async (held, now) => {
      for (const each of challenges) await this.answers.keep(each);
      held.advance('challenged', now);
    });
    certificateCrashPoint('challenge.stored');
    return next;
  }

  private async answer(certificate: Certificate, account: AcmeAccount): Promise<Certificate | null> {
    const state = await this.authority.orderState(account, certificate.orderUrl ?? '');
    if (await this.isRefused(certificate, state)) return null;
    if (state.status === 'pending') {
      const type = this.tls.acme.challengeType;
      for (const each of state.challenges) {
        if (each.isPending && each.type === type) await this.authority.beginCheck(account, each.url);
      }
      certificateCrashPoint('challenge.answered');
      return certificate;
    }
    const next = await this.held.change(certificate, (held, now) => held.advance('finalizing', now));
    certificateCrashPoint('finalizing.stored');
    return next;
  }

  private async finish(certificate: Certificate, account: AcmeAccount): Promise<Certificate | null> {
    const { host, orderUrl, orderKey } = certificate;
    if (orderUrl === null || orderKey === null) throw new Error(`the order of ${host} has lost its key`);
    const state = await this.authority.orderState(account, orderUrl);
    if (await this.isRefused(certificate, state)) return null;
    if (state.status === 'ready') {
      const key = this.keys.open('certificates', orderKey);
      if (key === null) return this.held.change(certificate, (held, now) => held.startOver(now));
      await this.authority.finalize(account, orderUrl, { host, key });
      certificateCrashPoint('finalize.answered');
    }
    if (state.status !== 'valid') return certificate;
    const issued = await this.authority.download(account, orderUrl);
    certificateCrashPoint('certificate.downloaded');
    await this.held.goLive(certificate, issued);
    certificateCrashPoint('certificate.stored');
    return null;
  }

  private async isRefused(
    certificate: Certificate,
    { status, problem }: CertificateOrderState,
  ): Promise<boolean> {
    if (status !== 'invalid') return false;
    const { code, detail } = problem ?? { code: 'other', detail: '' };
    await this.held.fail(certificate, certificateFailure(code, detail));
    return true;
  }
}
