import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { Box } from '../../../shared/ui/layout';
import { PageFrame } from '../../../shared/ui/PageFrame';
import { Segments } from '../../../shared/ui/Segments';
import { AdminOnly } from '../../reports';
import { billingDeskMessages as messages } from '../billing-desk.messages';
import { AlertList } from '../components/AlertList';
import { BillingSearch } from '../components/BillingSearch';
import { CouponDesk } from '../components/CouponDesk';
import { ReconciliationList } from '../components/ReconciliationList';

const VIEWS = ['search', 'alerts', 'reconciliation', 'coupons'] as const;
type View = (typeof VIEWS)[number];

/** The part of the page that the address names. */
function useView(): readonly [View, (view: View) => void] {
  const [query, replace] = useLocalQuery();
  const named = VIEWS.find((view) => view === query.get('view')) ?? 'search';
  return [named, (view) => replace(new URLSearchParams(view === 'search' ? {} : { view }))];
}

const CONTENTS = {
  search: BillingSearch,
  alerts: AlertList,
  reconciliation: ReconciliationList,
  coupons: CouponDesk,
} as const;

const Desk = observer(function Desk() {
  const intl = useIntl();
  const [view, choose] = useView();
  const Content = CONTENTS[view];
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <Box sx={{ overflowX: 'auto', '& button': { whiteSpace: 'nowrap' } }}>
        <Segments
          label={intl.formatMessage(messages.views)}
          choices={VIEWS.map((value) => ({
            value,
            label: intl.formatMessage(messages.view, { view: value }),
          }))}
          chosen={view}
          onChoose={choose}
        />
      </Box>
      <Content />
    </PageFrame>
  );
});

/** Payments of everybody, for those who run the site. */
const BillingDeskPage = observer(function BillingDeskPage() {
  return (
    <AdminOnly>
      <Desk />
    </AdminOnly>
  );
});

export default BillingDeskPage;
