import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import type { Actor, SignedInMember, Viewer } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { isReadOnlySeat } from '../../../billing';
import { GroupsService, NotAGroupMember } from '../../../groups';
import { ViewEnded } from '../../domain/identity.errors';
import { endOfView, isOpenTo, type PersonView } from '../../domain/person-view';
import { PersonViewStore } from '../ports/person-views';
import { UserRepository } from '../ports/user-repository';

/** Whose view is wanted, in which of their groups. */
export interface Viewed {
  readonly userId: number;
  readonly groupId: number;
}

export interface StartedPersonView {
  readonly view: PersonView;
  /** False for one that was open before. */
  readonly isNew: boolean;
}

const DAY_MS = 24 * 3_600_000;

/** Site admins see what a person sees. The view changes nothing, is over after 15 minutes, and the group's log has it. */
@Injectable()
export class PersonViewsService implements OnModuleInit {
  constructor(
    private readonly store: PersonViewStore,
    private readonly users: UserRepository,
    private readonly groups: GroupsService,
    private readonly audit: AuditTrail,
    private readonly recurring: RecurringJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('identity.forget-views', DAY_MS, () => this.store.removeEnded(this.clock.now()));
  }

  /**
   * Part of the caller's unit of work. A caller who starts what they have open goes on with that. Throws `NotAGroupMember` when
   * the person is not in that group.
   */
  async start(admin: SignedInMember, { userId, groupId }: Viewed): Promise<StartedPersonView> {
    // Of many starts at once all but one wait, and find what that one began.
    await this.users.hold(userId);
    await this.groups.requireMembership(userId, groupId);
    const { sessionId } = admin;
    const open = await this.store.openOne({ sessionId, userId, groupId }, this.clock.now());
    if (open) return { view: open, isNew: false };
    const view: PersonView = {
      id: randomBytes(16).toString('hex'),
      adminUserId: admin.userId,
      sessionId,
      userId,
      groupId,
      expiresAt: endOfView(this.clock.now()),
    };
    await this.store.add(view);
    // Without the address of the admin, which is no affair of the group.
    await this.audit.record({
      action: 'identity.person-viewed',
      outcome: 'done',
      userId: admin.userId,
      groupId,
      details: { viewedUserId: userId },
    });
    return { view, isNew: true };
  }

  /** Nothing happens when there is no such view of this session. */
  async end(admin: SignedInMember, id: string): Promise<void> {
    const view = await this.store.find(id);
    if (view && isOpenTo(view, admin, this.clock.now())) await this.store.remove(id);
  }

  /**
   * Who a call is by that names a view. The person's place in the group counts as it is now.
   * @param namedGroupId the group that the call names, null for none
   * Throws `ViewEnded`, and `NotAGroupMember` for another group than that of the view.
   */
  async viewer(admin: Actor, id: string, namedGroupId: number | null): Promise<Viewer> {
    if (admin.kind !== 'member' || !admin.isSiteAdmin) throw new ViewEnded();
    const view = await this.store.find(id);
    if (!view || !isOpenTo(view, admin, this.clock.now())) throw new ViewEnded();
    const { userId, groupId } = view;
    if (namedGroupId !== null && namedGroupId !== groupId) throw new NotAGroupMember();
    const place = await this.groups.requireMembership(userId, groupId);
    return {
      kind: 'viewer',
      userId,
      groupId,
      groupLevel: place.level,
      mayEditAll: place.everyoneEdits,
      isReadOnly: isReadOnlySeat(place),
      isSiteAdmin: false,
      adminUserId: admin.userId,
      browserUuid: admin.browserUuid,
    };
  }
}
