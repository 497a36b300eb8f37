import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import type { LinkName } from '../../../shared/http/link-name.decorator';
import { type LinkInView, LinkReading } from '../application/link-reading.service';
import { ReportRanges, type ShownRange } from '../application/report-ranges.service';
import {
  readQuestion,
  type ReportQuestion,
  type ReportWish,
  requireVisible,
} from '../domain/report-question';
import type { Subject } from '../domain/subject';

/** A question about a link, with what whoever asks may see of it. */
export interface LinkQuestion extends LinkInView {
  readonly subject: Subject;
  readonly question: ReportQuestion;
  readonly shown: ShownRange;
  /** Null for those who are not told. */
  readonly authorUserId: number | null;
}

/** Reads what somebody asks about a link: what is wrong in itself first, then whether they may. */
@Injectable()
export class LinkQuestions {
  constructor(
    private readonly links: LinkReading,
    private readonly ranges: ReportRanges,
    private readonly clock: Clock,
  ) {}

  /** Throws `InvalidInput`, `LinkDoesNotExist`, `LinkDeleted`, `FilterHidden`, `TooFarBack`. */
  async read(actor: Actor, name: LinkName, wish: ReportWish): Promise<LinkQuestion> {
    const question = readQuestion(wish, this.clock.now().getTime());
    const inView = await this.links.of(actor, name);
    const { link, reach, hiding } = inView;
    requireVisible(question.filter, hiding);
    const { zone, range } = question;
    const shown = this.ranges.within({ zone, range, reach, bornAt: link.createdAt });
    const authorUserId = inView.standing.isAdmin ? link.userId : null;
    return { ...inView, subject: { kind: 'link', linkId: link.id }, question, shown, authorUserId };
  }
}
