import { Injectable } from '@nestjs/common';
import { DomainMailsService } from '../../brand/application/domain-mails.service';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import { BOUGHT_DOMAIN_TEXTS, type BoughtDomainNotice } from './mails/bought-domain-texts';
import { RegistrationTaskMailsService } from './registration-task-mails.service';

/** Informs people of what has become of a domain that a group has bought. Part of the caller's transaction. */
@Injectable()
export class BoughtDomainMailsService {
  constructor(
    private readonly mails: DomainMailsService,
    private readonly tasks: RegistrationTaskMailsService,
  ) {}

  registered(domain: BoughtDomain): Promise<void> {
    return this.send(domain, 'registered', domain.registeredUntil);
  }

  /** Nothing came of asking the registrar: a site admin may have to act. */
  waiting(domain: BoughtDomain): Promise<void> {
    return this.tasks.remind(domain);
  }

  /** @param reason in the words of the registrar, or of a site admin; it may be empty */
  refused(domain: BoughtDomain, reason: string): Promise<void> {
    return this.send(domain, domain.isUnpaid ? 'refusedInPlan' : 'refused', null, reason);
  }

  /** Its subscription is over, and it can be bought again for some days. */
  recoverable(domain: BoughtDomain): Promise<void> {
    return this.send(domain, 'recoverable', domain.recoverableUntil);
  }

  private send(
    { id, groupId, host, reference }: BoughtDomain,
    notice: BoughtDomainNotice,
    date: Date | null,
    reason?: string,
  ): Promise<void> {
    return this.mails.send({
      groupId,
      host,
      id: `domains:${notice}:${String(id)}:${reference ?? ''}`,
      page: '/domain',
      noticeIn: (lang) => BOUGHT_DOMAIN_TEXTS[lang][notice],
      date,
      ...(reason ? { reason } : {}),
    });
  }
}
