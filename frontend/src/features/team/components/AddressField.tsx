import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { splitAddresses } from '../addresses';
import { inviteMessages } from '../invite.messages';
import type { InviteStore } from '../invite.store';
import { teamProblems } from '../team-problem.messages';
import { AddressChip } from './AddressChip';

interface FieldProps {
  readonly store: InviteStore;
}

/** Whether an input method is at work, whose Enter and blanks belong to it. */
function useComposing() {
  const isComposing = useRef(false);
  const enter = useEnterWhileComposing();
  return {
    isComposing,
    handlers: {
      ...enter,
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: (event: Parameters<typeof enter.onCompositionEnd>[0]) => {
        isComposing.current = false;
        enter.onCompositionEnd(event);
      },
    },
  };
}

/** Whom to invite: each address that is complete becomes an entry of its own. */
export const AddressField = observer(function AddressField({ store }: FieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { isComposing, handlers } = useComposing();
  const { problem } = store;
  // What has to be mended may have been scrolled out of sight.
  useEffect(() => input.current?.focus(), [problem]);

  const onKeyDown = (event: KeyboardEvent): void => {
    handlers.onKeyDown(event);
    if (event.defaultPrevented || isComposing.current) return;
    if (event.key === 'Enter' && store.draft.trim() !== '') {
      event.preventDefault();
      store.takeDraft();
    } else if (event.key === 'Backspace' && store.draft === '') {
      event.preventDefault();
      store.editLast();
    }
  };
  // A field of one line would run the lines of a column together.
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (store.draft !== '' && splitAddresses(text).length < 2) return;
    event.preventDefault();
    store.type(store.draft + text);
    store.takeDraft();
  };
  const drop = (text: string): void => {
    store.remove(text);
    input.current?.focus();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Box {...handlers} onKeyDown={onKeyDown} onPaste={onPaste}>
        <TextField
          label={intl.formatMessage(inviteMessages.who)}
          hint={intl.formatMessage(inviteMessages.whoHint)}
          inputMode="email"
          inputRef={input}
          value={store.draft}
          onChange={(text) => store.type(text, isComposing.current)}
          error={problem === null ? null : intl.formatMessage(problemText(problem, teamProblems))}
        />
      </Box>
      {store.entries.length > 0 && (
        <Box
          component="ul"
          aria-label={intl.formatMessage(inviteMessages.entries)}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {store.entries.map((entry) => (
            <AddressChip key={entry.text} entry={entry} onDrop={() => drop(entry.text)} />
          ))}
        </Box>
      )}
    </Stack>
  );
});
