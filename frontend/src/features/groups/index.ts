export { GroupPage } from './components/GroupPage';
export { OtherGroup } from './components/OtherGroup';
