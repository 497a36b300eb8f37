import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { AddIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { WhenNear } from '../../../shared/ui/WhenNear';
import { accountProblems } from '../account-problem.messages';
import { sectionMessages } from '../account.messages';
import { groupMessages } from '../group-rows.messages';
import { GroupRow } from './GroupRow';
import { OpenInvitations } from './OpenInvitations';

const HEIGHT = 92;

const Groups = observer(function Groups() {
  const { groups } = useStores();
  useEffect(() => void groups.load(), [groups]);
  return (
    <Stack sx={{ gap: 2 }}>
      <OpenInvitations />
      <Loaded
        request={groups.list}
        texts={accountProblems}
        onRetry={() => void groups.load()}
        height={HEIGHT}
      >
        {(mine) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {mine.map((group) => (
              <GroupRow key={group.groupId} group={group} />
            ))}
          </Box>
        )}
      </Loaded>
    </Stack>
  );
});

/** All groups of the person, and the way to another one. */
export const GroupsSection = observer(function GroupsSection() {
  const intl = useIntl();
  const { shell } = useStores();
  return (
    <SettingsSection
      id="groups"
      title={intl.formatMessage(sectionMessages.groups)}
      lead={intl.formatMessage(sectionMessages.groupsLead)}
    >
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ width: '100%' }}>
          <WhenNear height={HEIGHT}>
            <Groups />
          </WhenNear>
        </Box>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => shell.open('newGroup')}>
          {intl.formatMessage(groupMessages.newGroup)}
        </Button>
      </Stack>
    </SettingsSection>
  );
});
