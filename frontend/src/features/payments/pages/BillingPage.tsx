import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { keptCoupon } from '../../../shared/kept-coupon';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import { billingPageMessages as messages } from '../billing-page.messages';
import { checkoutMessages } from '../checkout.messages';
import { Checkout } from '../components/Checkout';
import { HandOver } from '../components/HandOver';
import { InvoiceSection } from '../components/InvoiceSection';
import { MembersOnly } from '../../groups';
import { OfGroup } from '../components/OfGroup';
import { PaymentLog } from '../components/PaymentLog';
import { SubscriptionCard } from '../components/SubscriptionCard';
import { createPaymentsApi } from '../create-payments.api';
import type { BillingStatus, StartedOrder } from '../payments.api';
import { checkoutPath, isOfDomain, type Purchase, purchaseIn } from '../purchase';
import { SubscriptionStore } from '../subscription.store';
import { useAskAdmin } from '../use-ask-admin';
import { useCountry } from '../use-country';
import { useIsAdmin } from '../use-is-admin';

const Waiting = observer(function Waiting() {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(messages.loading)}
      </Box>
      <Skeleton variant="rounded" height={220} sx={{ borderRadius: '16px' }} />
      <Skeleton variant="rounded" height={160} sx={{ borderRadius: '16px' }} />
    </Stack>
  );
});

interface FrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

const Frame = observer(function Frame({ title, lead, children }: FrameProps) {
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          {title}
        </PageHeading>
        {lead !== undefined && (
          <Text color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {lead}
          </Text>
        )}
      </Box>
      {children}
    </Stack>
  );
});

/** For those who may not buy. */
const AdminsOnly = observer(function AdminsOnly() {
  const intl = useIntl();
  return (
    <Frame title={intl.formatMessage(checkoutMessages.title)}>
      <Notice title={intl.formatMessage(checkoutMessages.adminsOnly)} text={useAskAdmin()}>
        <ButtonLink to={PATHS.pricing} variant="outlined">
          {intl.formatMessage(messages.toPlans)}
        </ButtonLink>
      </Notice>
    </Frame>
  );
});

interface OverviewProps {
  readonly store: SubscriptionStore;
  readonly status: BillingStatus;
  readonly isAdmin: boolean;
  readonly onStarted: (started: StartedOrder) => void;
}

const Overview = observer(function Overview({ store, status, isAdmin, onStarted }: OverviewProps) {
  const { invoice, paymentTypes } = status;
  const hasInvoices = invoice !== null && (paymentTypes.length > 0 || status.state !== 'none');
  return (
    <>
      <SubscriptionCard store={store} status={status} isAdmin={isAdmin} onStarted={onStarted} />
      <PaymentLog store={store} isAdmin={isAdmin} />
      {hasInvoices && <InvoiceSection settings={invoice} />}
    </>
  );
});

function usePurchase(): Purchase | null {
  const [query] = useLocalQuery();
  const purchase = purchaseIn(query);
  if (purchase === null || isOfDomain(purchase)) return purchase;
  return { ...purchase, coupon: purchase.coupon ?? keptCoupon.read() };
}

const Billing = observer(function Billing() {
  const intl = useIntl();
  const { groups } = useStores();
  const isAdmin = useIsAdmin();
  const { country, isKnown } = useCountry();
  const purchase = usePurchase();
  const api = useApi(createPaymentsApi);
  const [store] = useState(() => new SubscriptionStore(api));
  const [started, setStarted] = useState<StartedOrder | null>(null);
  const comeBack = useCallback(() => setStarted(null), []);
  useEffect(() => void store.loadStatus(), [store]);
  const { value: status, error, isPending } = store.status;
  if (started !== null && started.url !== null) {
    const { url, data, paymentType } = started;
    return <HandOver url={url} data={data} paymentType={paymentType ?? ''} onBack={comeBack} />;
  }
  if (purchase !== null && isAdmin === false) return <AdminsOnly />;
  if (status !== null && isAdmin !== null) {
    if (purchase === null) {
      const lead = intl.formatMessage(messages.lead, { group: groups.name });
      return (
        <Frame title={intl.formatMessage(messages.title)} lead={lead}>
          <Overview store={store} status={status} isAdmin={isAdmin} onStarted={setStarted} />
        </Frame>
      );
    }
    if (isKnown) {
      return <Checkout key={checkoutPath(purchase)} purchase={purchase} status={status} country={country} />;
    }
  }
  return (
    <Frame title={intl.formatMessage(purchase === null ? messages.title : checkoutMessages.title)}>
      {error !== null && !isPending ? (
        <ProblemNote problem={error} onRetry={() => void store.loadStatus()} />
      ) : (
        <Waiting />
      )}
    </Frame>
  );
});

/** What the group acted in pays for; with a plan or a domain in its address, the checkout of that. */
const BillingPage = observer(function BillingPage() {
  const intl = useIntl();
  return (
    <MembersOnly>
      <OfGroup title={intl.formatMessage(messages.title)}>
        <Billing />
      </OfGroup>
    </MembersOnly>
  );
});

export default BillingPage;
