import type { GroupsApi } from './groups.api';
import type { GroupsStore } from './groups.store';

export { GroupPage } from './frame/GroupPage';
export { MembersOnly } from './frame/MembersOnly';
export { OtherGroup } from './frame/OtherGroup';
export { groupMenuMessages } from './group-menu.messages';
export { groupPages, pageIn } from './group-pages';
export {
  createGroupsApi,
  createInvitationApi,
  type GroupsApi,
  type InvitationApi,
  type MyGroup,
} from './groups.api';
export { GroupsStore } from './groups.store';

/** Loaded when it is opened: no first look at a page needs it. */
export const loadNewGroupDialog = () => import('./components/NewGroupDialog');

declare module '../../shared/store-context' {
  interface Stores {
    readonly groups: GroupsStore;
    readonly groupsApi: GroupsApi;
  }
}
