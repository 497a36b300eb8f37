import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { planMessages } from '../../../shared/plan.messages';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { WhenNear } from '../../../shared/ui/WhenNear';
import { UsageInShort } from '../../billing';
import { sectionMessages } from '../account.messages';
import { accountUsageMessages } from '../holdings.messages';
import type { SettingsStore } from '../settings.store';
import { FactRow } from './FactRow';

export const AccountUsageSection = observer(function AccountUsageSection({
  store,
}: {
  readonly store: SettingsStore;
}) {
  const intl = useIntl();
  const plan = store.essentials.value?.info.displayPlan ?? 'Free';
  return (
    <SettingsSection
      id="usage"
      title={intl.formatMessage(sectionMessages.usage)}
      lead={intl.formatMessage(sectionMessages.usageLead)}
    >
      <Stack sx={{ gap: 2.5 }}>
        <FactRow
          label={intl.formatMessage(accountUsageMessages.yourPlan)}
          value={intl.formatMessage(planMessages.name, { plan })}
        >
          <ButtonLink to={PATHS.pricing} variant="outlined">
            {intl.formatMessage(accountUsageMessages.compare)}
          </ButtonLink>
        </FactRow>
        <WhenNear height={220}>
          <UsageInShort />
        </WhenNear>
      </Stack>
    </SettingsSection>
  );
});
