import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { planMessages } from '../../../shared/plan.messages';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { billingPageMessages as messages } from '../billing-page.messages';
import type { BillingStatus } from '../payments.api';

interface NoSubscriptionProps {
  readonly status: BillingStatus;
}

/** Nothing is paid for, perhaps because the plan was a gift. */
export const NoSubscription = observer(function NoSubscription({ status }: NoSubscriptionProps) {
  const intl = useIntl();
  const { info } = useStores().session;
  const isSold = status.paymentTypes.length > 0;
  const given = info !== null && info.planLevel > 0 ? info.displayPlan : null;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Text>{intl.formatMessage(messages.none)}</Text>
      {given !== null && (
        <Text>
          {intl.formatMessage(messages.given, {
            plan: intl.formatMessage(planMessages.name, { plan: given }),
          })}
        </Text>
      )}
      {!isSold && <Text color="textSecondary">{intl.formatMessage(messages.notSold)}</Text>}
      <ButtonLink to={PATHS.pricing} variant={isSold ? 'contained' : 'outlined'}>
        {intl.formatMessage(messages.toPlans)}
      </ButtonLink>
    </Stack>
  );
});
