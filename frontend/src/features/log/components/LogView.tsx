import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Stack } from '../../../shared/ui/layout';
import type { LoadLog } from '../log-entry';
import { LogStore } from '../log.store';
import { useLogFilter } from '../use-log-filter';
import { useLogQuestion } from '../use-log-question';
import { LogContent } from './LogContent';
import { LogFilterBar } from './LogFilterBar';

interface LogViewProps {
  /** The same on every rendering: another one is not looked at. */
  readonly load: LoadLog;
  /** Several people's entries are in it, and one may be chosen. */
  readonly hasMembers?: boolean;
  /** Says how long entries are kept, once that is known. */
  readonly retention: (days: number) => ReactNode;
}

/** A log with its search. */
export const LogView = observer(function LogView({ load, hasMembers = false, retention }: LogViewProps) {
  const [log] = useState(() => new LogStore(load));
  const filter = useLogFilter();
  const { q, userId } = useLogQuestion(hasMembers);
  useEffect(() => void log.show({ q, userId }), [log, q, userId]);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack sx={{ gap: 1 }}>
        <LogFilterBar filter={filter} hasMembers={hasMembers} />
        {log.retentionDays !== null && retention(log.retentionDays)}
      </Stack>
      <LogContent log={log} q={filter.q} onClear={filter.clear} />
    </Stack>
  );
});
