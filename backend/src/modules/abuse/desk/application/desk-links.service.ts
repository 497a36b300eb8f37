import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { type LinkInQuestion, LinksInQuestionService, ModerateLinksService } from '../../../links';
import { type JudgeCall, JudgeCaseService } from '../../application/judge-case.service';
import { measureOf } from '../../domain/case-step';
import { type Because, RecordActionService } from './record-action.service';

/** How a site admin names a link: on the shared domain unless they name another. */
export interface AnyLinkName {
  /** In NFC. */
  readonly slug: string;
  readonly domain?: string;
}

/** What site admins do to one link. What was done before changes nothing, and is not written down again. */
@Injectable()
export class DeskLinksService {
  constructor(
    private readonly links: LinksInQuestionService,
    private readonly moderation: ModerateLinksService,
    private readonly judgeCase: JudgeCaseService,
    private readonly actions: RecordActionService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Visitors see why, and its slug stays taken; its case is opened or joined. Throws `LinkDoesNotExist`. */
  disable(call: JudgeCall, name: AnyLinkName, because: Because): Promise<LinkInQuestion> {
    return this.change(name, async (link) => {
      if (link.disabledFor !== null) return;
      const step = { state: 'acted', action: 'disable', note: because.note } as const;
      await this.judgeCase.judgeLink(call, link, { ...step, finding: because.reason });
      await this.actions.record(call, 'link-disabled', { subject: link.shortUrl, because });
    });
  }

  /** Takes away what anybody put on it, a warning too. Throws `LinkDoesNotExist`. */
  enable(call: JudgeCall, name: AnyLinkName, because: Because): Promise<LinkInQuestion> {
    return this.change(name, async (link) => {
      if (measureOf(link) === 'none') return;
      const step = { state: 'dismissed', action: 'lift', note: because.note } as const;
      await this.judgeCase.judgeLink(call, link, { ...step, finding: null });
      await this.actions.record(call, 'link-enabled', { subject: link.shortUrl, because });
    });
  }

  /** Every process reads it anew before it sends the next visitor. Throws `LinkDoesNotExist`. */
  forgetCached(call: JudgeCall, name: AnyLinkName, because: Because): Promise<LinkInQuestion> {
    return this.change(name, async (link) => {
      await this.moderation.forgetCached(link.linkId);
      await this.actions.record(call, 'cache-cleared', { subject: link.shortUrl, because });
    });
  }

  private change(name: AnyLinkName, work: (link: LinkInQuestion) => Promise<void>): Promise<LinkInQuestion> {
    return this.unitOfWork.runRepeatable(async () => {
      // Of many calls at once all but one wait, and find what that one did.
      await this.moderation.hold((await this.links.ofAnybody(name)).linkId);
      await work(await this.links.ofAnybody(name));
      return this.links.ofAnybody(name);
    });
  }
}
