import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { planMessages } from '../../../shared/plan.messages';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Meter } from '../../../shared/ui/Meter';
import { Text } from '../../../shared/ui/text';
import { Loaded } from '../../../shared/ui/Loaded';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { accountProblems } from '../account-problem.messages';
import { sectionMessages } from '../account.messages';
import type { Allowance, Usage } from '../account.api';
import { usageMessages } from '../holdings.messages';
import type { SettingsStore } from '../settings.store';
import { FactRow } from './FactRow';

const NAMES = {
  clicks: usageMessages.clicks,
  images: usageMessages.images,
  suggestions: usageMessages.suggestions,
  replacements: usageMessages.replacements,
} as const;

const AllowanceMeter = observer(function AllowanceMeter({ allowance }: { readonly allowance: Allowance }) {
  const intl = useIntl();
  const { name, used, limit } = allowance;
  const text =
    limit === null
      ? intl.formatMessage(usageMessages.unlimited, { used })
      : intl.formatMessage(usageMessages.some, { used, limit });
  return (
    <Box>
      <Meter label={intl.formatMessage(NAMES[name])} text={text} used={used} limit={limit} />
      {limit !== null && used >= limit && (
        <Text variant="body2" color="error" sx={{ mt: 0.5 }}>
          {intl.formatMessage(usageMessages.full)}
        </Text>
      )}
    </Box>
  );
});

const Meters = observer(function Meters({ usage }: { readonly usage: Usage }) {
  const intl = useIntl();
  const date = intl.formatDate(usage.resetTime, { dateStyle: 'long' });
  return (
    <Stack sx={{ gap: 2.5 }}>
      {usage.allowances.map((allowance) => (
        <AllowanceMeter key={allowance.name} allowance={allowance} />
      ))}
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(usageMessages.reset, { date })}
      </Text>
    </Stack>
  );
});

export const UsageSection = observer(function UsageSection({ store }: { readonly store: SettingsStore }) {
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
          label={intl.formatMessage(usageMessages.yourPlan)}
          value={intl.formatMessage(planMessages.name, { plan })}
        >
          <ButtonLink to="/pricing" variant="outlined">
            {intl.formatMessage(usageMessages.compare)}
          </ButtonLink>
        </FactRow>
        <Loaded
          request={store.usage}
          texts={accountProblems}
          onRetry={() => void store.loadUsage()}
          height={220}
        >
          {(usage) => <Meters usage={usage} />}
        </Loaded>
      </Stack>
    </SettingsSection>
  );
});
