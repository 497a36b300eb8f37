import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { GroupPage } from '../../groups';
import { BringAlong } from '../components/BringAlong';
import { GroupLinks } from '../components/GroupLinks';
import { HintBar } from '../hints/HintBar';
import { linkListMessages } from '../link-list.messages';

/** The links of a group; `userId` in the address is the group's id. */
const LinksPage = observer(function LinksPage() {
  const intl = useIntl();
  const { session, shell } = useStores();
  const [version, setVersion] = useState(0);
  return (
    <>
      {/* It changes the height of all below it: it comes with the page, or everything would be seen to move. */}
      <HintBar />
      <GroupPage
        title={intl.formatMessage(linkListMessages.title)}
        lead={intl.formatMessage(linkListMessages.lead)}
        action={
          // Phones have theirs in the bar of places.
          <Button
            variant="contained"
            onClick={() => shell.open('create')}
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            {intl.formatMessage(linkListMessages.create)}
          </Button>
        }
      >
        <BringAlong onBrought={() => setVersion(version + 1)} />
        <GroupLinks key={`${session.groupId}:${version}`} />
      </GroupPage>
    </>
  );
});

export default LinksPage;
