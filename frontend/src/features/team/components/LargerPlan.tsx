import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { pricingPath } from '../../../shared/pricing-path';
import { useStores } from '../../../shared/store-context';
import { planMessages } from '../../../shared/plan.messages';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { seatMessages } from '../team.messages';

interface LargerPlanProps {
  /** Seats that are wanted. */
  readonly members: number;
}

/** Which plan has so many seats, and the way to it. */
export const LargerPlan = observer(function LargerPlan({ members }: LargerPlanProps) {
  const intl = useIntl();
  const { catalogue } = useStores();
  useEffect(() => void catalogue.load(), [catalogue]);
  const larger = catalogue.sold.find(({ amounts }) => (amounts.invitees ?? members) >= members);
  const count = larger?.amounts.invitees ?? null;
  return (
    <Text variant="body2" component="div">
      {larger !== undefined && count !== null && (
        <Box component="span" sx={{ mr: 1 }}>
          {intl.formatMessage(seatMessages.larger, {
            plan: intl.formatMessage(planMessages.name, { plan: larger.displayPlan }),
            count,
          })}
        </Box>
      )}
      <AppLink to={pricingPath(larger?.name ?? null)} underline="always">
        {intl.formatMessage(seatMessages.compare)}
      </AppLink>
    </Text>
  );
});
