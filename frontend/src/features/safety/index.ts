export { StandingNote } from './components/lazy-standing';
