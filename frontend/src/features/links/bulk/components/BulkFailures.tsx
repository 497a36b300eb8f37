import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../../shared/store-context';
import { AppLink } from '../../../../shared/ui/AppLink';
import { Box, Stack } from '../../../../shared/ui/layout';
import { problemText } from '../../../../shared/ui/problem.messages';
import { Text } from '../../../../shared/ui/text';
import { editorPath } from '../../editor-path';
import { bulkMessages } from '../bulk.messages';
import { linkKeyOf } from '../bulk-parts';
import { bulkProblems } from '../bulk-problem.messages';
import type { BulkRun } from '../bulk-run.model';
import { DONE } from '../bulk-texts';

/** The first ones tell enough. */
const MAX_SHOWN = 10;

interface BulkFailuresProps {
  readonly run: BulkRun;
  /** What can be done next. */
  readonly children: ReactNode;
}

/** The links of which something could not be done, and why; it takes the focus, because it has to be looked at. */
export const BulkFailures = observer(function BulkFailures({ run, children }: BulkFailuresProps) {
  const intl = useIntl();
  const { session } = useStores();
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus(), []);
  const { failures, doneCount } = run;
  const rest = failures.length - MAX_SHOWN;
  return (
    <Stack ref={here} tabIndex={-1} role="alert" sx={{ gap: 1, py: 1, outline: 'none' }}>
      {doneCount > 0 && <Text>{intl.formatMessage(DONE[run.action.kind], { count: doneCount })}</Text>}
      <Text sx={{ fontWeight: 600 }}>
        {intl.formatMessage(bulkMessages.failed, { count: failures.length })}
      </Text>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {failures.slice(0, MAX_SHOWN).map(({ name, code }) => (
          <li key={linkKeyOf(name)}>
            <AppLink
              to={editorPath(session.groupId, name.encodeId, name.domain)}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {linkKeyOf(name)}
            </AppLink>
            <Text variant="body2" color="textSecondary">
              {intl.formatMessage(problemText(code, bulkProblems))}
            </Text>
          </li>
        ))}
      </Box>
      {rest > 0 && (
        <Text color="textSecondary">{intl.formatMessage(bulkMessages.moreFailed, { count: rest })}</Text>
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        {children}
      </Stack>
    </Stack>
  );
});
