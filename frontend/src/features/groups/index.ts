export { OtherGroup } from './components/OtherGroup';
