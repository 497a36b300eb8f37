import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { localCurrency } from '../../billing';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { AppLink, ButtonLink } from '../../../shared/ui/AppLink';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import { checkoutMessages as messages } from '../checkout.messages';
import { CheckoutStore } from '../checkout.store';
import { createPaymentsApi } from '../create-payments.api';
import { paymentProblems } from '../payment-problem.messages';
import type { BillingStatus, StartedOrder } from '../payments.api';
import { isOfDomain, type Purchase } from '../purchase';
import { useWords } from '../use-words';
import { CheckoutForm } from './CheckoutForm';
import { HandOver } from './HandOver';

interface CheckoutProps {
  readonly purchase: Purchase;
  readonly status: BillingStatus;
  /** Where the buyer is; null where that is unknown. */
  readonly country: string | null;
}

const Waiting = observer(function Waiting() {
  const intl = useIntl();
  return (
    <Box>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(messages.loading)}
      </Box>
      <Skeleton variant="rounded" height={420} sx={{ borderRadius: '16px' }} />
    </Box>
  );
});

/** The group has what it can have once. */
const Already = observer(function Already() {
  const intl = useIntl();
  return (
    <Notice title={intl.formatMessage(messages.already)} text={intl.formatMessage(messages.alreadyText)}>
      <ButtonLink to={PATHS.billing} variant="contained">
        {intl.formatMessage(messages.toBilling)}
      </ButtonLink>
    </Notice>
  );
});

const Heading = observer(function Heading({ purchase }: Pick<CheckoutProps, 'purchase'>) {
  const intl = useIntl();
  const { groups } = useStores();
  const { itemOf } = useWords();
  const title = intl.formatMessage(messages.title);
  const isDomain = isOfDomain(purchase);
  const cycle = isDomain ? 'yearly' : purchase.cycle;
  return (
    <Box>
      <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
        {title}
      </PageHeading>
      <Text color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {intl.formatMessage(messages.lead, { plan: itemOf(purchase), group: groups.name, cycle })}
      </Text>
      <AppLink
        to={isDomain ? PATHS.domain : PATHS.pricing}
        sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
      >
        {intl.formatMessage(isDomain ? messages.otherDomain : messages.other)}
      </AppLink>
    </Box>
  );
});

const Content = observer(function Content(props: {
  readonly store: CheckoutStore;
  readonly onStarted: (started: StartedOrder) => void;
}) {
  const { store, onStarted } = props;
  const { quote, quoting } = store;
  const { error, isPending } = quoting;
  const codes = [error?.code, store.form.failure?.code];
  if (codes.includes('payments.subscribed-already')) return <Already />;
  if (error !== null && !isPending) {
    return <ProblemNote problem={error} texts={paymentProblems} onRetry={() => void store.load()} />;
  }
  if (quote === null) return <Waiting />;
  return <CheckoutForm store={store} quote={quote} onStarted={onStarted} />;
});

/** Buys a plan or a domain for the group acted in. */
export const Checkout = observer(function Checkout({ purchase, status, country }: CheckoutProps) {
  const api = useApi(createPaymentsApi);
  const goTo = useLocalNavigate();
  const [store] = useState(
    () => new CheckoutStore({ api, purchase, billing: status, currency: localCurrency(country) }),
  );
  useEffect(() => void store.load(), [store]);
  const comeBack = useCallback(() => store.comeBack(), [store]);
  const started = store.form.submission.value;
  const onStarted = ({ paymentRequired, externalId }: StartedOrder): void => {
    const query = new URLSearchParams({ externalId: externalId ?? '' });
    if (!paymentRequired) goTo(`${PATHS.payment}?${query.toString()}`);
  };
  if (started !== null && started.url !== null) {
    const { url, data, paymentType } = started;
    return <HandOver url={url} data={data} paymentType={paymentType ?? ''} onBack={comeBack} />;
  }
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Heading purchase={purchase} />
      <Content store={store} onStarted={onStarted} />
    </Stack>
  );
});
