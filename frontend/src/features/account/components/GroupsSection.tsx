import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../shared/ui/AppLink';
import { Avatar } from '../../../shared/ui/Avatar';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { Loaded } from '../../../shared/ui/Loaded';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { accountProblems } from '../account-problem.messages';
import { sectionMessages } from '../account.messages';
import type { GroupMembership } from '../account.api';
import { groupMessages } from '../holdings.messages';
import type { SettingsStore } from '../settings.store';

const GroupRow = observer(function GroupRow({ group }: { readonly group: GroupMembership }) {
  const intl = useIntl();
  const { groupId, name, isAdmin, isHome, memberCount } = group;
  const facts = [
    ...(isHome ? [intl.formatMessage(groupMessages.home)] : []),
    intl.formatMessage(isAdmin ? groupMessages.admin : groupMessages.member),
    intl.formatMessage(groupMessages.members, { count: memberCount }),
  ];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: { xs: 1.5, sm: 2 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Avatar name={name} id={groupId} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Text dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Text>
      </Box>
      <AppLink
        to={`/users/${groupId}`}
        aria-label={intl.formatMessage(groupMessages.linksOf, { name })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, fontWeight: 600 }}
      >
        {intl.formatMessage(groupMessages.links)}
      </AppLink>
    </Stack>
  );
});

export const GroupsSection = observer(function GroupsSection({ store }: { readonly store: SettingsStore }) {
  const intl = useIntl();
  return (
    <SettingsSection
      id="groups"
      title={intl.formatMessage(sectionMessages.groups)}
      lead={intl.formatMessage(sectionMessages.groupsLead)}
    >
      <Loaded
        request={store.groups}
        texts={accountProblems}
        onRetry={() => void store.loadGroups()}
        height={56}
      >
        {(groups) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {groups.map((group) => (
              <GroupRow key={group.groupId} group={group} />
            ))}
          </Box>
        )}
      </Loaded>
    </SettingsSection>
  );
});
