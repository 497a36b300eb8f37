import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { GroupPage } from '../../groups';
import { BringAlong } from '../components/BringAlong';
import { GroupLinks } from '../components/GroupLinks';
import { listMessages } from '../link-list.messages';

/** The links of a group; `userId` in the address is the group's id. */
const LinksPage = observer(function LinksPage() {
  const intl = useIntl();
  const { session, shell } = useStores();
  const [version, setVersion] = useState(0);
  return (
    <GroupPage
      title={intl.formatMessage(listMessages.title)}
      lead={intl.formatMessage(listMessages.lead)}
      action={
        <Button variant="contained" onClick={() => shell.open('create')}>
          {intl.formatMessage(listMessages.create)}
        </Button>
      }
    >
      <BringAlong onBrought={() => setVersion(version + 1)} />
      <GroupLinks key={`${session.groupId}:${version}`} />
    </GroupPage>
  );
});

export default LinksPage;
