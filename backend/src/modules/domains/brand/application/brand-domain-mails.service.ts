import { Injectable } from '@nestjs/common';
import { type BrandDomain, FAILING_GRACE_MS, PLAN_GRACE_MS } from '../domain/brand-domain.entity';
import { DomainMailsService } from './domain-mails.service';
import { BRAND_DOMAIN_TEXTS, type BrandDomainNotice } from './mails/brand-domain-texts';

/** Until when something still works that a notice is about; null where nothing ends. */
function endOf(domain: BrandDomain, notice: BrandDomainNotice): Date | null {
  if (notice === 'failing') return new Date((domain.failingSince?.getTime() ?? 0) + FAILING_GRACE_MS);
  if (notice === 'suspended') return new Date((domain.suspendedAt?.getTime() ?? 0) + PLAN_GRACE_MS);
  return null;
}

/** Informs the admins of a group of what has become of its domain. Part of the caller's transaction. */
@Injectable()
export class BrandDomainMailsService {
  constructor(private readonly mails: DomainMailsService) {}

  /** @param occasion what the mail is about: there is one mail for each */
  notify(domain: BrandDomain, notice: BrandDomainNotice, occasion: string): Promise<void> {
    const { id, groupId, host, isLive } = domain;
    return this.mails.send({
      groupId,
      host,
      id: `domains:${notice}:${String(id)}:${occasion}`,
      page: isLive ? `/domain/${String(id)}` : '/domain',
      noticeIn: (lang) => BRAND_DOMAIN_TEXTS[lang][notice],
      date: endOf(domain, notice),
    });
  }
}
