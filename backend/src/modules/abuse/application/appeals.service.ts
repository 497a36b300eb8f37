import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { LinksInQuestionService } from '../../links';
import { measureOf } from '../domain/case-step';
import { readNeededText } from '../domain/plain-text';
import { NothingToAppeal } from '../domain/abuse.errors';
import { CaseFilesService } from './case-files.service';

/** A caller, and the link that they speak for. */
export interface AppealCall {
  readonly member: Member;
  readonly link: Parameters<LinksInQuestionService['ofGroup']>[1];
}

/** Whether those whose link it is can ask us to look again. */
export interface LinkAppealState {
  readonly canAppeal: boolean;
  /** When they did; null while they did not. */
  readonly appealedAt: Date | null;
}

/** What those say whose link was stopped or is warned of: once for each link. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly links: LinksInQuestionService,
    private readonly files: CaseFilesService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `LinkDoesNotExist`. */
  async appealState({ member, link: name }: AppealCall): Promise<LinkAppealState> {
    const link = await this.links.ofGroup(member, name);
    const appealedAt = await this.files.appealedAt(link.linkId);
    return { canAppeal: appealedAt === null && measureOf(link) !== 'none', appealedAt };
  }

  /** Throws `InvalidInput`, `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`, `NothingToAppeal`, `AppealedAlready`. */
  async appeal(call: AppealCall, words: string, address: string): Promise<LinkAppealState> {
    const text = readNeededText('text', words);
    const link = await this.links.changeableBy(call.member, call.link);
    if (measureOf(link) === 'none') throw new NothingToAppeal();
    const { userId } = call.member;
    const { groupId, encodeId } = link;
    const appealedAt = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.files.addAppeal(link, { userId, text, appealedAt });
      const entry = { action: 'reports.appealed', outcome: 'done', userId, groupId, address } as const;
      await this.audit.record({ ...entry, details: { link: encodeId } });
    });
    return { canAppeal: false, appealedAt };
  }
}
