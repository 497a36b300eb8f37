import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { useStores } from '../../../app/store-context';
import { useLocalPath } from '../../../i18n/use-local-path';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { OtherGroup } from '../../groups';
import { BringAlong } from '../components/BringAlong';
import { GroupLinks } from '../components/GroupLinks';
import { listMessages } from '../link-list.messages';

const Heading = observer(function Heading({ isOwn }: { readonly isOwn: boolean }) {
  const intl = useIntl();
  const title = intl.formatMessage(listMessages.title);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
    >
      <div>
        <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          {title}
        </PageHeading>
        {isOwn && <Text color="textSecondary">{intl.formatMessage(listMessages.lead)}</Text>}
      </div>
      {isOwn && (
        <ButtonLink to="/" variant="contained">
          {intl.formatMessage(listMessages.create)}
        </ButtonLink>
      )}
    </Stack>
  );
});

/** The links of a group; `userId` in the address is the group's id. */
const LinksPage = observer(function LinksPage() {
  const { session } = useStores();
  const { userId = '' } = useParams();
  const localPath = useLocalPath();
  const [version, setVersion] = useState(0);
  if (!session.isSignedIn) {
    return (
      <Navigate to={localPath(`/login?redirect_to=${encodeURIComponent(`/users/${userId}`)}`)} replace />
    );
  }
  const isOwn = userId === String(session.groupId);
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Heading isOwn={isOwn} />
      {isOwn ? (
        <>
          <BringAlong onBrought={() => setVersion(version + 1)} />
          <GroupLinks key={`${session.groupId}:${version}`} />
        </>
      ) : (
        <OtherGroup groupId={userId} />
      )}
    </Stack>
  );
});

export default LinksPage;
