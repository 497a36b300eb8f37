/** Groups as other modules see them: who belongs to which, and how each is set up. */
export {
  GroupMembersService,
  type MemberSnapshot,
  type TeamSnapshot,
} from './application/group-members.service';
export type { GroupSnapshot } from './application/group-snapshot';
export { type GroupCallOrigin, GroupsService } from './application/groups.service';
export { ActingElsewhere, NotAGroupAdmin, NotAGroupMember } from './domain/groups.errors';
export { GroupsModule } from './groups.module';
