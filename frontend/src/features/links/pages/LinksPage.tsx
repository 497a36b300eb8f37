import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { useStores } from '../../../app/store-context';
import { useLocalPath } from '../../../i18n/use-local-path';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { BringAlong } from '../components/BringAlong';
import { GroupLinks } from '../components/GroupLinks';
import { listMessages } from '../link-list.messages';

const OtherGroup = observer(function OtherGroup({ groupId }: { readonly groupId: number }) {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <Notice
      title={intl.formatMessage(listMessages.otherTitle)}
      text={intl.formatMessage(listMessages.otherText)}
    >
      <Button variant="contained" onClick={() => void session.switchGroup(groupId)}>
        {intl.formatMessage(listMessages.switch)}
      </Button>
    </Notice>
  );
});

/** The links of a group; `userId` in the address is the group's id. */
const LinksPage = observer(function LinksPage() {
  const intl = useIntl();
  const { session } = useStores();
  const { userId = '' } = useParams();
  const localPath = useLocalPath();
  const [version, setVersion] = useState(0);
  if (!session.isSignedIn) {
    return (
      <Navigate to={localPath(`/login?redirect_to=${encodeURIComponent(`/users/${userId}`)}`)} replace />
    );
  }
  const isOther = userId !== String(session.groupId);
  const title = intl.formatMessage(listMessages.title);
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <div>
          <PageHeading title={title}>{title}</PageHeading>
          <Text color="textSecondary">{intl.formatMessage(listMessages.lead)}</Text>
        </div>
        <ButtonLink to="/" variant="contained">
          {intl.formatMessage(listMessages.create)}
        </ButtonLink>
      </Stack>
      {isOther ? (
        <OtherGroup groupId={Number(userId)} />
      ) : (
        <>
          <BringAlong onBrought={() => setVersion(version + 1)} />
          <GroupLinks key={`${session.groupId}:${version}`} />
        </>
      )}
    </Stack>
  );
});

export default LinksPage;
