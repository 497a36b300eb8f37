export { LinkFindingsNote } from './components/lazy-link-findings-note';
