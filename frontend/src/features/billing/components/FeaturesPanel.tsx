import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { CheckIcon, LockIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { type FeatureName, FEATURES, type Plan } from '../plan';
import { planFeatureMessages } from '../limit.messages';
import { planName } from '../plan-words';
import { usageMessages } from '../usage.messages';
import { UsagePanel } from './UsagePanels';

interface FeatureRowProps {
  readonly feature: FeatureName;
  readonly isIn: boolean;
}

const FeatureRow = observer(function FeatureRow({ feature, isIn }: FeatureRowProps) {
  const intl = useIntl();
  const first = useStores().catalogue.firstWith(feature);
  const mark = (): string => {
    if (isIn) return intl.formatMessage(usageMessages.included);
    if (first === null) return intl.formatMessage(usageMessages.locked);
    return intl.formatMessage(usageMessages.lockedUntil, { plan: planName(intl, first) });
  };
  const Icon = isIn ? CheckIcon : LockIcon;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.25, py: 0.75 }}>
      <Icon
        fontSize="small"
        aria-hidden
        sx={{ flex: 'none', mt: '2px', color: isIn ? 'primary.main' : 'text.secondary' }}
      />
      <Text sx={{ flex: 1, fontWeight: 500 }}>{intl.formatMessage(planFeatureMessages[feature])}</Text>
      <Text variant="body2" color="textSecondary" sx={{ textAlign: 'end', mt: '2px' }}>
        {mark()}
      </Text>
    </Stack>
  );
});

/** What the plan has, and which one has the rest. */
export const FeaturesPanel = observer(function FeaturesPanel({ plan }: { readonly plan: Plan }) {
  const intl = useIntl();
  return (
    <UsagePanel title={intl.formatMessage(usageMessages.features)}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {FEATURES.map((feature) => (
          <FeatureRow key={feature} feature={feature} isIn={plan.features[feature]} />
        ))}
      </Box>
    </UsagePanel>
  );
});
