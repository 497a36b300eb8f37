import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../../shared/events/event-bus';
import { HostHoldersService } from '../../../../domains';
import type { CertificateIssued, DomainFailed, DomainVerified } from '../../../../domains/events';
import { type KnownFact, WebhookMessagesService } from '../webhook-messages.service';

/** What happens to the domains of a group. */
@Injectable()
export class DomainFacts implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly messages: WebhookMessagesService,
    private readonly holders: HostHoldersService,
  ) {}

  onModuleInit(): void {
    this.events.record<DomainVerified | DomainFailed>(
      ['domains.domain-verified', 'domains.domain-failed'],
      (news) => this.messages.recordKnown(news.map(factOf)),
    );
    this.events.record<CertificateIssued>(['domains.certificate-issued'], (news) => this.recordIssued(news));
  }

  private async recordIssued(news: readonly CertificateIssued[]): Promise<void> {
    for (const { host: domain, notAfter, isRenewal } of news) {
      const groupId = (await this.holders.groupOf(domain)) ?? 0;
      const data = { domain, notAfter, isRenewal };
      await this.messages.recordKnown([{ groupId, event: 'domain.certificate-issued', data }]);
    }
  }
}

function factOf(news: DomainVerified | DomainFailed): KnownFact {
  const { groupId, host: domain } = news;
  return news.type === 'domains.domain-verified'
    ? { groupId, event: 'domain.verified', data: { domain } }
    : { groupId, event: 'domain.failed', data: { domain, state: news.state } };
}
