import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { pricingMessages } from '../pricing.messages';
import { PlanFolds } from './PlanFolds';
import { type ComparisonProps, PlanTable } from './PlanTable';

/** From here on the plans stand side by side. */
const WIDE = '@media (min-width: 600px)';
const NARROW = '@media (max-width: 599.95px)';

/** Everything in which the plans differ. */
export const Comparison = observer(function Comparison({ plans, choice }: ComparisonProps) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 2 }}>
      <Text id={headingId} component="h2" variant="h2">
        {intl.formatMessage(pricingMessages.compare)}
      </Text>
      <Panel sx={{ [NARROW]: { display: 'none' }, p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
        <Box tabIndex={0} role="group" aria-labelledby={headingId} sx={{ overflowX: 'auto' }}>
          <PlanTable plans={plans} choice={choice} />
        </Box>
      </Panel>
      <Box sx={{ [WIDE]: { display: 'none' } }}>
        <PlanFolds plans={plans} />
      </Box>
    </Stack>
  );
});
