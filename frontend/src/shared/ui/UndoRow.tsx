import { observer } from 'mobx-react-lite';
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from './Announcer';
import { Button } from './buttons';
import { UndoIcon } from './icons';
import { Box, Stack } from './layout';
import { Text } from './text';

interface UndoRowProps {
  /** Told to screen readers when the row appears. */
  readonly news: string;
  readonly text: string;
  readonly isBusy: boolean;
  /** On the button. */
  readonly undo: string;
  /** Absent: it cannot be undone. */
  readonly onUndo?: () => void;
  /** The pointer or focus comes to the row, or goes. */
  readonly onPointer?: (isHere: boolean) => void;
  readonly onFocusSeen?: (isHere: boolean) => void;
  /** It goes while it has the focus, which needs another place. */
  readonly onFocusLost: () => void;
  /** What is the matter. */
  readonly children?: ReactNode;
}

/** Calls back with a focus that is seen: a click alone holds no one at a place. */
const seen = (call: ((isHere: boolean) => void) | undefined) => ({
  onFocus: ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) call?.(true);
  },
  onBlur: () => call?.(false),
});

/** Gives the row the focus, and tells when it goes with it. */
function useFocusHere(onFocusLost: () => void) {
  const row = useRef<HTMLDivElement>(null);
  const lost = useRef(onFocusLost);
  useEffect(() => {
    lost.current = onFocusLost;
  });
  // Before the row leaves the page: afterwards it could not be told that it had the focus.
  useLayoutEffect(() => {
    const here = row.current;
    (here?.querySelector('button') ?? here)?.focus();
    return () => {
      if (here?.contains(document.activeElement) === true) lost.current();
    };
  }, []);
  return row;
}

/** Stands in the place of something that has gone, as long as it can be brought back. */
export const UndoRow = observer(function UndoRow(props: UndoRowProps) {
  const { news: event, text, isBusy, undo, onUndo, onPointer, onFocusSeen, onFocusLost, children } = props;
  const announce = useAnnounce();
  const row = useFocusHere(onFocusLost);
  useEffect(() => announce(event), [announce, event]);
  return (
    <Box
      ref={row}
      tabIndex={-1}
      {...seen(onFocusSeen)}
      onPointerEnter={() => onPointer?.(true)}
      onPointerLeave={() => onPointer?.(false)}
      sx={{ outline: 'none', flex: 1, minWidth: 0 }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}
      >
        <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {onUndo !== undefined && (
          <Button
            size="small"
            startIcon={<UndoIcon />}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onUndo();
            }}
            sx={{ flex: 'none' }}
          >
            {undo}
          </Button>
        )}
      </Stack>
      {children}
    </Box>
  );
});
