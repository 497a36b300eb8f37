import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { GroupPage } from '../../groups';
import { BringAlong } from '../components/BringAlong';
import { GroupLinks } from '../components/GroupLinks';
import { listMessages } from '../link-list.messages';

/** The links of a group; `userId` in the address is the group's id. */
const LinksPage = observer(function LinksPage() {
  const intl = useIntl();
  const { session } = useStores();
  const [version, setVersion] = useState(0);
  return (
    <GroupPage
      title={intl.formatMessage(listMessages.title)}
      lead={intl.formatMessage(listMessages.lead)}
      action={
        <ButtonLink to={PATHS.home} variant="contained">
          {intl.formatMessage(listMessages.create)}
        </ButtonLink>
      }
    >
      <BringAlong onBrought={() => setVersion(version + 1)} />
      <GroupLinks key={`${session.groupId}:${version}`} />
    </GroupPage>
  );
});

export default LinksPage;
