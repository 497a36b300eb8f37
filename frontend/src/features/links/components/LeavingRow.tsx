import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../app/store-context';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { UndoIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { LinkModel } from '../link.model';
import { historyMessages } from '../links.messages';

interface LeavingRowProps {
  readonly link: LinkModel;
  /** It goes while it has the focus, which needs another place. */
  readonly onFocusLost: () => void;
}

/** Stands in the place of a deleted link as long as it can be brought back. */
export const LeavingRow = observer(function LeavingRow({ link, onFocusLost }: LeavingRowProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { links } = useStores();
  const button = useRef<HTMLButtonElement>(null);
  const focusLost = useRef(onFocusLost);
  const address = readableAddress(link.shortUrl);
  useEffect(() => {
    focusLost.current = onFocusLost;
  });
  // Before the button leaves the page: afterwards nobody could tell that it had the focus.
  useLayoutEffect(() => {
    const undo = button.current;
    undo?.focus();
    return () => {
      if (undo !== null && document.activeElement === undo) focusLost.current();
    };
  }, []);
  useEffect(() => {
    announce(intl.formatMessage(historyMessages.removed, { address }));
  }, [address, announce, intl]);

  const undo = (): void => {
    if (link.isBeingSent) return;
    links.undo(link.encodeId);
    announce(intl.formatMessage(historyMessages.restored, { address }));
  };
  const text = link.isBeingSent ? historyMessages.removing : historyMessages.removed;
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}
    >
      <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {intl.formatMessage(text, { address })}
      </Text>
      <Button
        ref={button}
        size="small"
        startIcon={<UndoIcon />}
        aria-disabled={link.isBeingSent}
        onClick={undo}
        sx={{ flex: 'none' }}
      >
        {intl.formatMessage(historyMessages.undo)}
      </Button>
    </Stack>
  );
});
