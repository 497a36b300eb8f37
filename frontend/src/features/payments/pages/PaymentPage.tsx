import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { keptCoupon } from '../../../shared/kept-coupon';
import { PATHS } from '../../../shared/paths';
import { pollWhileVisible } from '../../../shared/poll';
import { useApi } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton } from '../../../shared/ui/text';
import { MembersOnly } from '../../groups';
import { PaymentResult } from '../components/PaymentResult';
import { billingPageMessages } from '../billing-page.messages';
import { checkoutMessages } from '../checkout.messages';
import { createPaymentsApi } from '../create-payments.api';
import { OrderStore } from '../order.store';
import { paymentResultMessages as messages } from '../payment-result.messages';
import { usePlanChange } from '../use-plan-change';

const POLL_MS = 2_000;

const Missing = observer(function Missing() {
  const intl = useIntl();
  return (
    <MessagePage title={intl.formatMessage(messages.missing)} text={intl.formatMessage(messages.missingText)}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <ButtonLink to={PATHS.billing} variant="contained">
          {intl.formatMessage(checkoutMessages.toBilling)}
        </ButtonLink>
        <ButtonLink to={PATHS.pricing} variant="outlined">
          {intl.formatMessage(billingPageMessages.toPlans)}
        </ButtonLink>
      </Stack>
    </MessagePage>
  );
});

/** Asks again while the gateway, or the number of the invoice, is waited for. */
function useUpdates(store: OrderStore): void {
  const { isAwaited } = store;
  useEffect(() => void store.look(), [store]);
  useEffect(
    () => (isAwaited ? pollWhileVisible(() => store.look(), POLL_MS) : undefined),
    [store, isAwaited],
  );
}

function useNewPlan(isPaid: boolean): void {
  const noteChange = usePlanChange();
  useEffect(() => {
    if (!isPaid) return;
    keptCoupon.forget();
    noteChange();
  }, [isPaid, noteChange]);
}

const Result = observer(function Result({ externalId }: { readonly externalId: string }) {
  const intl = useIntl();
  const api = useApi(createPaymentsApi);
  const [store] = useState(() => new OrderStore(api, externalId));
  useUpdates(store);
  useNewPlan(store.order?.result === 'success');
  const { order, request } = store;
  const { error, isPending } = request;
  if (order !== null) return <PaymentResult store={store} order={order} />;
  // Orders of other groups do not exist for the reader, and those of one’s own are for admins.
  if (error?.status === 404 || error?.status === 403) return <Missing />;
  const title = intl.formatMessage(messages.title);
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <PageHeading title={title}>{title}</PageHeading>
      {error !== null && !isPending ? (
        <ProblemNote problem={error} onRetry={() => void store.lookAgain()} />
      ) : (
        <Box>
          <Box role="status" sx={visuallyHidden}>
            {intl.formatMessage(messages.loading)}
          </Box>
          <Skeleton variant="rounded" height={240} sx={{ borderRadius: '16px' }} />
        </Box>
      )}
    </Stack>
  );
});

/** Where buyers come back to. What the address says of the result is not believed: the server knows. */
const PaymentPage = observer(function PaymentPage() {
  const [query] = useLocalQuery();
  const externalId = query.get('externalId') ?? '';
  return (
    <MembersOnly>
      {externalId === '' ? <Missing /> : <Result key={externalId} externalId={externalId} />}
    </MembersOnly>
  );
});

export default PaymentPage;
