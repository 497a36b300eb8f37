import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button, IconButton } from '../../../shared/ui/buttons';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { CloseIcon, MailIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Skeleton, Text } from '../../../shared/ui/text';
import { bubbleButtonMessages } from '../bubble-button.messages';
import { bubbleMessages } from '../bubble.messages';
import { helpMessages } from '../help.messages';
import { ChatTalk } from './ChatTalk';
import { LeavingLinks } from './LeavingLinks';

interface HelpWindowProps {
  readonly onClose: () => void;
  readonly onContact: () => void;
  readonly onRate: () => void;
  /** Another page is shown, which takes the focus. */
  readonly onLeave: () => void;
}

const FRAME = {
  width: 'min(24rem, calc(100vw - 32px))',
  maxHeight: 'min(36rem, calc(100dvh - 160px))',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  boxShadow: '0 12px 40px rgb(0 0 0 / 0.28)',
  overflow: 'hidden',
} as const;

const Waiting = <Skeleton variant="rounded" height={240} />;

/** The open help: it stands beside the page, which can be used on. */
const HelpWindow = observer(function HelpWindow(props: HelpWindowProps) {
  const { onClose, onContact, onLeave, onRate } = props;
  const intl = useIntl();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = intl.formatMessage(bubbleMessages.close);
  return (
    <Box
      role="dialog"
      aria-labelledby={headingId}
      sx={FRAME}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', pl: 2.5, pr: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Text
          id={headingId}
          ref={heading}
          tabIndex={-1}
          component="h2"
          variant="h3"
          sx={{ flex: 1, outline: 'none', py: 1.25 }}
        >
          {intl.formatMessage(bubbleButtonMessages.name)}
        </Text>
        <IconButton color="inherit" aria-label={close} title={close} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      <LeavingLinks onLeave={onLeave}>
        <Box
          sx={{
            p: 2,
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            maxHeight: 'min(27rem, calc(100dvh - 290px))',
          }}
        >
          <ErrorBoundary fallback={() => <Text>{intl.formatMessage(bubbleMessages.failed)}</Text>}>
            <Suspense fallback={Waiting}>
              <ChatTalk onRate={onRate} />
            </Suspense>
          </ErrorBoundary>
        </Box>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            px: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <AppLink to={PATHS.help} sx={{ py: 1.25, fontWeight: 600 }}>
            {intl.formatMessage(helpMessages.all)}
          </AppLink>
          <Button startIcon={<MailIcon />} onClick={onContact}>
            {intl.formatMessage(bubbleMessages.contact)}
          </Button>
        </Stack>
      </LeavingLinks>
    </Box>
  );
});

export default HelpWindow;
