/** Groups as other modules see them: who belongs to which, and how each is set up. */
export { Groups, type GroupSnapshot } from './application/groups.service';
export { NotAGroupMember } from './domain/groups.errors';
export { GroupsModule } from './groups.module';
