export { StandingNote } from './components/lazy-standing';
export type { LinkStanding, LinkWarning } from './link-standing';
