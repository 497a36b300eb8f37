export { GroupPage } from './components/GroupPage';
export { OtherGroup } from './components/OtherGroup';
export { groupPages, pageIn } from './group-pages';
export {
  createGroupsApi,
  createInvitationApi,
  type GroupsApi,
  type InvitationApi,
  type MyGroup,
} from './groups.api';
export { GroupsStore } from './groups.store';
export { groupProblems } from './groups-problem.messages';
export { menuMessages as groupMenuMessages } from './groups.messages';
export { useGroupWays } from './use-group-ways';
export { useSwitchGroup } from './use-switch-group';

/** Loaded when they are opened: no first look at a page needs them. */
export const loadGroupMenu = () => import('./components/GroupMenu');
export const loadNewGroupDialog = () => import('./components/NewGroupDialog');
