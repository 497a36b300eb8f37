import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Box } from '../../../shared/ui/layout';
import { lossesMessages } from '../losses.messages';
import type { Plan } from '../plan';
import { LossesFold } from './LossesFold';
import { UsagePanel } from './UsagePanels';

const ADMIN = 2;

/** For admins of a group that has something to lose: what each smaller plan would take away. */
export const SmallerPlans = observer(function SmallerPlans({ plan }: { readonly plan: Plan }) {
  const intl = useIntl();
  const { catalogue, session } = useStores();
  const smaller = catalogue.sold.filter(({ level }) => level < plan.level);
  if (smaller.length === 0 || session.info?.groupLevel !== ADMIN) return null;
  return (
    <UsagePanel title={intl.formatMessage(lossesMessages.smaller)}>
      <Box>
        {smaller.map((each) => (
          <LossesFold key={each.name} plan={each} />
        ))}
      </Box>
    </UsagePanel>
  );
});
