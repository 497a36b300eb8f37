import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { GroupsService } from '../../../groups';
import { PeopleService, type PersonSnapshot, type PersonView, PersonViewsService } from '../../../identity';
import type { JudgeCall } from '../../application/judge-case.service';
import { readNeededText } from '../../domain/plain-text';
import { PersonDoesNotExist, SiteAdminNotViewed } from '../domain/desk.errors';
import { type Because, RecordActionService } from './record-action.service';

/** A view that has begun, and whose it is. */
export interface StartedView {
  readonly view: PersonView;
  readonly person: PersonSnapshot;
  readonly groupName: string;
}

/** Lets site admins see what a person sees, once they say why. */
@Injectable()
export class DeskViewsService {
  constructor(
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly views: PersonViewsService,
    private readonly actions: RecordActionService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Throws `InvalidInput` without a note, `PersonDoesNotExist`, `SiteAdminNotViewed`, and `NotAGroupMember` when the person
   * is not in that group.
   */
  start(
    call: JudgeCall,
    viewed: { readonly userId: number; readonly groupId: number },
    because: Because,
  ): Promise<StartedView> {
    readNeededText('note', because.note);
    return this.unitOfWork.runRepeatable(async () => {
      const person = await this.people.find(viewed.userId);
      if (!person) throw new PersonDoesNotExist();
      if (person.isSiteAdmin) throw new SiteAdminNotViewed();
      const { view, isNew } = await this.views.start(call.admin, viewed);
      if (isNew) {
        await this.actions.record(call, 'person-viewed', { subject: String(viewed.userId), because });
      }
      const { name: groupName } = await this.groups.settingsOf(viewed.groupId);
      return { view, person, groupName };
    });
  }

  /** Nothing happens when it is over, or another session's. */
  end({ admin }: JudgeCall, viewId: string): Promise<void> {
    return this.views.end(admin, viewId);
  }
}
