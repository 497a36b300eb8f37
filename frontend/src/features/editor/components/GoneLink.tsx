import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { UndoRow } from '../../../shared/ui/UndoRow';
import { groupPages } from '../../groups';
import { linkActionMessages } from '../history.messages';

interface GoneLinkProps {
  /** What became of it. */
  readonly text: string;
  readonly isBusy?: boolean;
  /** Absent: it cannot be brought back. */
  readonly onUndo?: () => void;
}

const Notice = observer(function Notice({ text }: { readonly text: string }) {
  const announce = useAnnounce();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.focus();
    announce(text);
  }, [announce, text]);
  return (
    <Text ref={place} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
});

/** Stands in the place of a link that has just left, with the way back as long as there is one. */
export const GoneLink = observer(function GoneLink({ text, isBusy = false, onUndo }: GoneLinkProps) {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <Panel>
      <Stack sx={{ gap: 2 }}>
        {onUndo === undefined ? (
          <Notice text={text} />
        ) : (
          <UndoRow
            news={text}
            text={text}
            isBusy={isBusy}
            undo={intl.formatMessage(linkActionMessages.undo)}
            onUndo={onUndo}
            onFocusLost={() => undefined}
          />
        )}
        <Box>
          <ButtonLink to={groupPages(session.groupId).links} variant="outlined">
            {intl.formatMessage(linkActionMessages.toList)}
          </ButtonLink>
        </Box>
      </Stack>
    </Panel>
  );
});
