import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import type { Session } from '../../domain/session.entity';
import type { SessionEndedByReuse } from '../../events';
import { tokenReusedMail } from '../mails/identity-mails';
import type { PersonSnapshot } from '../people.service';
import { SessionRepository } from '../ports/session-repository';

/** Ends sessions whose tokens two hold, since it cannot be told which of them is the person. */
@Injectable()
export class EndReusedSessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly audit: AuditTrail,
    private readonly mails: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly web: WebSettings,
  ) {}

  /** Tells the person, once however often the old token is shown. */
  async end(session: Session, person: PersonSnapshot, address: string): Promise<void> {
    const { id, userId, groupId } = session;
    const device = [session.browser, session.os].filter(Boolean).join(', ');
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      const ended = await this.sessions.end(userId, { only: id }, { reason: 'reuse', now });
      if (ended === 0) return;
      const action = 'identity.refresh-reused';
      await this.audit.record({ action, outcome: 'refused', userId, groupId, address, details: { device } });
      const { appOrigin } = this.web;
      const body = tokenReusedMail(person.lang, { device, at: now, appOrigin });
      await this.mails.enqueue({ id: `identity.refresh-reused:${id}`, to: person.email, userId, ...body });
      const { browser, os } = session;
      const type = 'identity.session-ended-by-reuse';
      const event: SessionEndedByReuse = { type, userId, sessionId: id, browser, os };
      this.unitOfWork.publish(event);
    });
  }
}
