import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Member } from '../../../../../shared/domain/actor';
import { Clock } from '../../../../../shared/domain/clock';
import { canSeeCounts } from '../../../core/domain/link-access';
import { LinkDoesNotExist } from '../../../core/domain/links.errors';
import type { SuggestedTexts } from '../../domain/suggestions/suggestion';
import { EditableLinksService } from '../../../core/application/editable-links.service';
import { LinkRepository } from '../../../core/application/ports/link-repository';
import { type KeptSuggestion, SuggestionStore } from '../ports/suggestion-store';

/** What was suggested for the links of a group. */
@Injectable()
export class KeptSuggestionsService {
  constructor(
    private readonly links: LinkRepository,
    private readonly editable: EditableLinksService,
    private readonly store: SuggestionStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The link may have left the group while the person was thinking. Throws what `EditableLinksService` throws. */
  keep(member: Member, linkId: number, suggested: SuggestedTexts): Promise<readonly KeptSuggestion[]> {
    return this.unitOfWork.run(async () => {
      await this.editable.holdById(member, linkId);
      return this.store.add({ linkId, groupId: member.groupId }, suggested, this.clock.now());
    });
  }

  /** To the group acted in, newest first. Throws `LinkDoesNotExist`. */
  async suggestionsOf(member: Member, linkId: number): Promise<readonly KeptSuggestion[]> {
    const link = await this.links.findById(linkId);
    if (!link || !canSeeCounts(member, link)) throw new LinkDoesNotExist();
    return this.store.suggestionsAt({ linkId, groupId: member.groupId });
  }
}
