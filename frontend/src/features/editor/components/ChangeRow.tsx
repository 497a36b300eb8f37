import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { UndoIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { UndoRow } from '../../../shared/ui/UndoRow';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import type { LinkChange } from '../editor.api';
import { editorProblems } from '../editor-problem.messages';
import { linkChangesMessages } from '../history.messages';
import type { HistoryStore } from '../history.store';

const MINUTE_MS = 60_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? readableAddress(value) : '');

function whatChanged(intl: IntlShape, { field, before, after }: LinkChange): string {
  const values = { before: textOf(before), after: textOf(after) };
  if (field === 'url') return intl.formatMessage(linkChangesMessages.url, values);
  if (field === 'encodeId') return intl.formatMessage(linkChangesMessages.name, values);
  return intl.formatMessage(linkChangesMessages.other, { field });
}

interface ChangeRowProps {
  readonly change: LinkChange;
  /** Of who changed it. */
  readonly name: string;
  readonly history: HistoryStore;
}

/** The destination will be back soon, unless it is undone. */
const RollingBack = observer(function RollingBack({
  change,
  history,
  onFocusLost,
}: Omit<ChangeRowProps, 'name'> & { readonly onFocusLost: () => void }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { changeId } = change;
  const event = intl.formatMessage(linkChangesMessages.restoring, { address: textOf(change.before) });
  return (
    <UndoRow
      news={event}
      text={event}
      isBusy={history.rollBacks.stateOf(changeId) === 'sending'}
      undo={intl.formatMessage(linkChangesMessages.undo)}
      onUndo={() => {
        history.rollBacks.undo(changeId);
        announce(intl.formatMessage(linkChangesMessages.undone));
      }}
      onFocusLost={onFocusLost}
    />
  );
});

/** One change, and the way back before it. */
export const ChangeRow = observer(function ChangeRow({ change, name, history }: ChangeRowProps) {
  const intl = useIntl();
  const when = useWhen(useNow(MINUTE_MS));
  const row = useRef<HTMLLIElement>(null);
  const { changeId, canRollBack, changeTime } = change;
  const failure = history.rollBacks.failureOf(changeId);
  const restore = intl.formatMessage(linkChangesMessages.restore, { address: textOf(change.before) });
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={-1}
      sx={{
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        outline: 'none',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      {history.rollBacks.stateOf(changeId) === 'here' ? (
        <Stack sx={{ gap: 0.5 }}>
          <Text dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {whatChanged(intl, change)}
          </Text>
          <Text variant="body2" color="textSecondary" dir="auto">
            {intl.formatMessage(linkChangesMessages.by, { name, when: when(changeTime) })}
          </Text>
          {canRollBack && (
            <Box>
              <Button
                size="small"
                startIcon={<UndoIcon />}
                onClick={() => history.rollBacks.begin(changeId)}
                sx={{ textAlign: 'left', overflowWrap: 'anywhere', ml: -1 }}
              >
                {restore}
              </Button>
            </Box>
          )}
          {failure !== null && (
            <Text variant="body2" color="error" role="alert">
              {intl.formatMessage(problemText(failure, editorProblems))}
            </Text>
          )}
        </Stack>
      ) : (
        <RollingBack
          change={change}
          history={history}
          onFocusLost={() => queueMicrotask(() => row.current?.focus())}
        />
      )}
    </Box>
  );
});
