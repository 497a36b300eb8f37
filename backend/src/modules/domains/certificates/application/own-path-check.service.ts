import { Injectable } from '@nestjs/common';
import { TlsSettings } from '../../../../config/tls-settings';
import { type CertificateFailure, certificateFailure } from '../domain/certificate-failure';
import { isElsewhere } from '../domain/own-path';
import { OwnPathTextsService } from './own-path-texts.service';
import { ChallengePath } from './ports/challenge-path';

/** Asks a host before an order what the authority would ask it: that would refuse, and count that against us. */
@Injectable()
export class OwnPathCheckService {
  constructor(
    private readonly texts: OwnPathTextsService,
    private readonly path: ChallengePath,
    private readonly tls: TlsSettings,
  ) {}

  /** Null when an order may be made. */
  async refusalOf(host: string): Promise<CertificateFailure | null> {
    if (this.tls.acme.challengeType !== 'http-01') return null;
    const answer = await this.path.answerAt(host, this.texts.tokenOf(host));
    if (!isElsewhere(answer, this.texts.textOf(host))) return null;
    return certificateFailure('unauthorized', `seen before the order: status ${String(answer?.status)}`);
  }
}
