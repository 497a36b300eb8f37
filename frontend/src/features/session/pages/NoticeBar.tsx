import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../app/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { IconButton } from '../../../shared/ui/buttons';
import { CloseIcon } from '../../../shared/ui/icons';
import { Container, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { MessagesPart } from '../../../i18n/MessagesPart';
import { noticeMessages } from '../session-problem.messages';

const Bar = observer(function Bar() {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <Stack role="status" sx={{ bgcolor: 'soft.error', borderBottom: 1, borderColor: 'divider' }}>
      <Container maxWidth={false} sx={{ maxWidth: 1120, px: { xs: 2, sm: 3 }, py: 0.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Text variant="body2" sx={{ flex: 1 }}>
            {intl.formatMessage(noticeMessages.signInLinkFailed)}
          </Text>
          <AppLink to="/login" variant="body2" sx={{ flex: 'none' }}>
            {intl.formatMessage(noticeMessages.logInAgain)}
          </AppLink>
          <IconButton
            aria-label={intl.formatMessage(noticeMessages.dismiss)}
            onClick={() => session.tell(null)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Stack>
      </Container>
    </Stack>
  );
});

/** What the session has to tell whoever was led to another page. */
const NoticeBar = observer(function NoticeBar() {
  return (
    <MessagesPart part="session">
      <Bar />
    </MessagesPart>
  );
});

export default NoticeBar;
