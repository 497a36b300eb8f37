import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { pricingPath } from '../../../../shared/pricing-path';
import { planMessages } from '../../../../shared/plan.messages';
import { useStores } from '../../../../shared/store-context';
import { AppLink } from '../../../../shared/ui/AppLink';
import { Box } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import { domainListMessages } from '../domain-list.messages';

/** Says that the plan has no domains of one's own, and which one has. */
export const PlanNote = observer(function PlanNote() {
  const intl = useIntl();
  const { catalogue } = useStores();
  useEffect(() => void catalogue.load(), [catalogue]);
  const plan = catalogue.firstWith('brandDomain');
  return (
    <Box sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 2, py: 1.5 }}>
      <Text>{intl.formatMessage(domainListMessages.planHasNone)}</Text>
      {plan !== null && (
        <Text>
          {intl.formatMessage(domainListMessages.planFrom, {
            plan: intl.formatMessage(planMessages.name, { plan: plan.displayPlan }),
          })}
        </Text>
      )}
      <AppLink
        to={pricingPath(plan?.name ?? null)}
        underline="always"
        sx={{ display: 'inline-block', py: 0.5 }}
      >
        {intl.formatMessage(domainListMessages.toPlans)}
      </AppLink>
    </Box>
  );
});
