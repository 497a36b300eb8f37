import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { planMessages } from '../../../shared/plan.messages';
import { Retention } from '../../log';
import { activityMessages } from '../activities.messages';

/** How long activities are kept, and which plans keep them longer. */
export const KeptFor = observer(function KeptFor({ days }: { readonly days: number }) {
  const intl = useIntl();
  const { catalogue } = useStores();
  useEffect(() => void catalogue.load(), [catalogue]);
  const longer = catalogue.sold.flatMap(({ displayPlan, amounts }) => {
    const kept = amounts.logRetentionDays;
    const plan = intl.formatMessage(planMessages.name, { plan: displayPlan });
    return kept === null || kept <= days
      ? []
      : [intl.formatMessage(activityMessages.plan, { plan, days: kept })];
  });
  return (
    <Retention days={days}>
      {longer.length > 0 &&
        intl.formatMessage(activityMessages.longer, {
          plans: intl.formatList(longer, { type: 'disjunction' }),
        })}
    </Retention>
  );
});
