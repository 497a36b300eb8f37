import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { EventBus } from '../../../../shared/events/event-bus';
import type { CertificateFailed, CertificateIssued } from '../../events';
import { BrandDomainMailsService } from './brand-domain-mails.service';
import type { BrandDomainNotice } from './mails/brand-domain-texts';
import { BrandDomainStore } from './ports/brand-domain-store';

/** Tells people that their domain has its first certificate, and when it is about to lose the one it has. */
@Injectable()
export class CertificateMailsService implements OnModuleInit {
  constructor(
    private readonly store: BrandDomainStore,
    private readonly mails: BrandDomainMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.on<CertificateIssued>('domains.certificate-issued', async ({ host, isRenewal, notAfter }) => {
      if (!isRenewal) await this.notify(host, 'certified', notAfter);
    });
    this.events.on<CertificateFailed>(
      'domains.certificate-failed',
      async ({ host, isNearEnd, servedUntil }) => {
        if (isNearEnd && servedUntil !== null) await this.notify(host, 'uncertified', servedUntil);
      },
    );
  }

  private async notify(host: string, notice: BrandDomainNotice, occasion: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const domain = await this.store.holderOf(host);
      if (domain !== null) await this.mails.notify(domain, notice, occasion);
    });
  }
}
