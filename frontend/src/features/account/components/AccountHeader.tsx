import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../../shared/dates';
import { planMessages } from '../../../shared/plan.messages';
import { Avatar } from '../../../shared/ui/Avatar';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { settingsPageMessages } from '../account.messages';
import type { SettingsStore } from '../settings.store';

/** Whose settings these are. What is typed below changes it only when it has been saved. */
export const AccountHeader = observer(function AccountHeader({ store }: { readonly store: SettingsStore }) {
  const intl = useIntl();
  const { forms, email } = store;
  const info = store.essentials.value?.info;
  if (forms === null || info === undefined) return null;
  const name = forms.profile.saved.displayName;
  const month = formatMonth(intl.locale, info.createdTime, 'long');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 2, sm: 2.5 } }}>
      <Avatar name={name || email} id={info.userId} size={64} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 }}>
          <Text dir="auto" sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
            {name || email}
          </Text>
          <Text
            variant="caption"
            sx={{ bgcolor: 'soft.primary', color: 'primary.main', borderRadius: 1, px: 1, fontWeight: 650 }}
          >
            {intl.formatMessage(planMessages.name, { plan: info.displayPlan })}
          </Text>
        </Box>
        {name !== '' && (
          <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
        )}
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(settingsPageMessages.since, { date: month })}
        </Text>
      </Box>
    </Stack>
  );
});
