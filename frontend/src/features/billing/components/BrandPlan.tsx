import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { moneyText } from '../money';
import type { YearPrices } from '../plan';
import { pricingMessages } from '../pricing.messages';
import type { PricingChoice } from '../use-pricing-choice';
import { bigWords } from './PriceTag';

interface BrandPlanProps {
  readonly prices: YearPrices;
  readonly choice: PricingChoice;
}

/** The plan for a domain of one’s own, which goes beside the others. */
export const BrandPlan = observer(function BrandPlan({ prices, choice }: BrandPlanProps) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: { xs: 2, md: 4 }, alignItems: { md: 'center' } }}
      >
        <Box sx={{ flex: 1 }}>
          <Text id={headingId} component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
            {intl.formatMessage(pricingMessages.brand)}
          </Text>
          <Text color="textSecondary">{intl.formatMessage(pricingMessages.brandText)}</Text>
        </Box>
        <Text component="p">
          {intl.formatMessage(pricingMessages.perYear, {
            price: moneyText(intl.locale, prices[choice.currency], choice.currency),
            big: bigWords,
          })}
        </Text>
        <ButtonLink to={PATHS.domain} variant="outlined">
          {intl.formatMessage(pricingMessages.brandMore)}
        </ButtonLink>
      </Stack>
    </Panel>
  );
});
