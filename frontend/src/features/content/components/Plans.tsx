import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Segments } from '../../../shared/ui/Segments';
import { Text } from '../../../shared/ui/text';
import { planMessages } from '../plans.messages';
import { CURRENCIES, type Currency } from '../plans';
import { PlanCards } from './PlanCards';
import { PlanPrice } from './PlanPrice';
import { PlanTable } from './PlanTable';

/** From here on four plans stand side by side. */
const WIDE = '@media (min-width: 768px)';
const NARROW = '@media (max-width: 767.95px)';
const CHOICES = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

const BrandPlan = observer(function BrandPlan({ currency }: { readonly currency: Currency }) {
  const intl = useIntl();
  return (
    <Panel>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, justifyContent: 'space-between' }}>
        <Box>
          <Text component="h3" variant="h3">
            {intl.formatMessage(planMessages.brandDomain)}
          </Text>
          <Text color="textSecondary">{intl.formatMessage(planMessages.brandText)}</Text>
        </Box>
        <Box sx={{ flex: 'none' }}>
          <PlanPrice plan="brandDomain" currency={currency} />
        </Box>
      </Stack>
    </Panel>
  );
});

/** The plans with their prices, in the currency of choice. */
export const Plans = observer(function Plans() {
  const intl = useIntl();
  const headingId = useId();
  const [currency, setCurrency] = useState<Currency>(localeOf(intl.locale) === 'zh-TW' ? 'TWD' : 'USD');
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Text id={headingId} component="h2" variant="h2">
          {intl.formatMessage(planMessages.caption)}
        </Text>
        <Segments
          label={intl.formatMessage(planMessages.currency)}
          choices={CHOICES}
          chosen={currency}
          onChoose={setCurrency}
        />
      </Stack>
      <Text color="textSecondary" sx={{ maxWidth: '46rem' }}>
        {intl.formatMessage(planMessages.notYet)}
      </Text>
      <Panel sx={{ [NARROW]: { display: 'none' }, p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
        <PlanTable currency={currency} />
      </Panel>
      <Box sx={{ [WIDE]: { display: 'none' } }}>
        <PlanCards currency={currency} />
      </Box>
      <BrandPlan currency={currency} />
    </Stack>
  );
});
