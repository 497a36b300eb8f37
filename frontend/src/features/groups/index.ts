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
