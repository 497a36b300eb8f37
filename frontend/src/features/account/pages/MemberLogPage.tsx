import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { logMessages, LogView, Retention } from '../../log';
import { SignInNotice } from '../components/SignInNotice';

const MemberLogPage = observer(function MemberLogPage() {
  const intl = useIntl();
  const { accountApi, session } = useStores();
  if (!session.isSignedIn) return <SignInNotice />;
  const heading = intl.formatMessage(logMessages.title);
  return (
    <Stack sx={{ gap: 2.5, pt: { xs: 3, sm: 5 } }}>
      <Stack sx={{ gap: 0.5 }}>
        <PageHeading title={heading} sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem)' }}>
          {heading}
        </PageHeading>
        <Text color="textSecondary">{intl.formatMessage(logMessages.lead)}</Text>
      </Stack>
      <LogView
        key={`${session.userId}/${session.groupId}`}
        load={({ q, start }) => accountApi.memberLog({ q, start })}
        retention={(days) => <Retention days={days} />}
      />
    </Stack>
  );
});

export default MemberLogPage;
