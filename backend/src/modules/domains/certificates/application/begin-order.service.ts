import { Injectable } from '@nestjs/common';
import type { Certificate } from '../domain/certificate.entity';
import { AcmeAccountsService } from './acme-accounts.service';
import { CaaCheckService } from './caa-check.service';
import { certificateCrashPoint } from './crash-points';
import { HeldCertificatesService } from './held-certificates.service';
import { OwnPathCheckService } from './own-path-check.service';
import { SealedKeys } from './sealed-keys';

/** The first step of an order, before the authority hears of it: whether it may be made, and its key. */
@Injectable()
export class BeginOrderService {
  constructor(
    private readonly held: HeldCertificatesService,
    private readonly accounts: AcmeAccountsService,
    private readonly caa: CaaCheckService,
    private readonly path: OwnPathCheckService,
    private readonly keys: SealedKeys,
  ) {}

  /** Null when it is not made now. */
  async begin(certificate: Certificate): Promise<Certificate | null> {
    const { host } = certificate;
    const refusal = (await this.caa.refusalOf(host)) ?? (await this.path.refusalOf(host));
    if (refusal) {
      await this.held.fail(certificate, refusal);
      return null;
    }
    const key = this.keys.seal('certificates', this.keys.make());
    const begun = await this.held.change(certificate, async (held, now) => {
      const { isRenewal } = held;
      if (await this.accounts.takeOrder(isRenewal)) held.beginOrder(key, now);
      else held.lookAgain(await this.accounts.earliestOrder(isRenewal));
    });
    if (begun?.state !== 'ordered') return null;
    certificateCrashPoint('order.stored');
    return begun;
  }
}
