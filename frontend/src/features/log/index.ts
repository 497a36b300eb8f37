export { LogView } from './components/LogView';
export { Retention } from './components/Retention';
export type { LogEntry, LogPage, LogQuestion } from './log-entry';
export { logMessages } from './log.messages';
export { PeopleContext } from './people-context';
export { useLogQuestion } from './use-log-question';
