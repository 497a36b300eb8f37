import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { UpdateLinkInput } from '../domain/link-edits';
import { ChangeDoesNotExist, SettingRefused } from '../domain/link-settings.errors';
import type { Link } from '../domain/link.entity';
import { EditableLinksService } from './editable-links.service';
import type { EditCall } from './link-call';
import { LinkEditorService } from './link-editor.service';
import { LinkHistory, type PastChange } from './ports/link-history';

function restoring({ field, before }: PastChange): UpdateLinkInput {
  if (field === 'url' && typeof before === 'string') return { url: before };
  const message = 'Only where a link leads can be restored: choose a change of its address.';
  throw new SettingRefused('changeId', 'links.change-not-restorable', message);
}

/** Lets a link lead where it led before a change of its address. */
@Injectable()
export class RollBackLinkService {
  constructor(
    private readonly editable: EditableLinksService,
    private readonly history: LinkHistory,
    private readonly editor: LinkEditorService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Counts like any other change of the address, and is one. Throws `ChangeDoesNotExist`, and what `edit` throws. */
  rollBack(call: EditCall, changeId: number): Promise<Link> {
    const { member } = call;
    return this.unitOfWork.run(async () => {
      const { id: linkId } = await this.editable.hold(member, call);
      const change = await this.history.find({ linkId, groupId: member.groupId }, changeId);
      if (!change) throw new ChangeDoesNotExist();
      return this.editor.edit(call, restoring(change));
    });
  }
}
