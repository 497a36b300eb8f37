import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { formatDate } from '../../../shared/dates';
import { PATHS } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi, useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { PrintIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import type { ProblemTexts } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { Facts } from '../../../shared/ui/Facts';
import { MembersOnly } from '../../groups';
import { OfGroup } from '../components/OfGroup';
import { SumLines } from '../components/SumLines';
import { UnusedPayments } from '../components/UnusedPayments';
import { createPaymentsApi } from '../create-payments.api';
import { paymentResultMessages } from '../payment-result.messages';
import { billingPageMessages } from '../billing-page.messages';
import type { OrderDetails } from '../payments.api';
import { receiptMessages as messages } from '../receipt.messages';
import { useRefundTexts } from '../use-refund-texts';
import { useWords } from '../use-words';

const SITE = 'Linklet';
const UNPRINTED = { '@media print': { display: 'none' } } as const;

const PROBLEMS: ProblemTexts = { 'payments.order-does-not-exist': paymentResultMessages.missingText };

/** There is no receipt of it; what came nevertheless goes back. */
const Unpaid = observer(function Unpaid({ order }: { readonly order: OrderDetails }) {
  const intl = useIntl();
  const isRefunded = order.unusedPayments.length > 0;
  return (
    <>
      <Text>{intl.formatMessage(isRefunded ? messages.unusedOnly : messages.unpaid)}</Text>
      {isRefunded && <UnusedPayments order={order} />}
    </>
  );
});

const Receipt = observer(function Receipt({ order }: { readonly order: OrderDetails }) {
  const intl = useIntl();
  const { groups } = useStores();
  const { itemName, wayName, invoiceFact } = useWords();
  const refunds = useRefundTexts()(order);
  const { paidTime, buyer, externalId, paymentType, card, invoice, lines, currency } = order;
  if (paidTime === null) return <Unpaid order={order} />;
  const name = buyer.name === '' ? groups.name : buyer.name;
  const { taxId } = buyer;
  const invoiceOf = invoiceFact(invoice);
  return (
    <Panel sx={{ '@media print': { border: 0, p: 0 } }}>
      <Stack sx={{ gap: 3 }}>
        <Facts
          facts={[
            [intl.formatMessage(messages.number), externalId],
            [intl.formatMessage(messages.paidOn), formatDate(intl.locale, paidTime, 'long')],
            [intl.formatMessage(messages.seller), `${SITE} (${window.location.host})`],
            [
              intl.formatMessage(messages.buyer),
              taxId === '' ? name : intl.formatMessage(messages.taxIdOf, { name, taxId }),
            ],
            [intl.formatMessage(billingPageMessages.by), wayName(paymentType, card)],
            invoiceOf === null ? null : [intl.formatMessage(paymentResultMessages.invoice), invoiceOf],
            refunds.length === 0
              ? null
              : [
                  intl.formatMessage(messages.refunds),
                  refunds.map((text, at) => (
                    <Box key={at} component="span" sx={{ display: 'block' }}>
                      {text}
                    </Box>
                  )),
                ],
          ]}
        />
        <SumLines
          item={itemName(order)}
          lines={lines}
          currency={currency}
          total={intl.formatMessage(messages.total)}
        />
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(messages.notInvoice)}
        </Text>
      </Stack>
    </Panel>
  );
});

const Bar = observer(function Bar() {
  const intl = useIntl();
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1, ...UNPRINTED }}
    >
      <AppLink to={PATHS.billing} sx={{ py: 1, fontWeight: 600 }}>
        {intl.formatMessage(messages.back)}
      </AppLink>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {intl.formatMessage(messages.print)}
      </Button>
    </Stack>
  );
});

const OneReceipt = observer(function OneReceipt() {
  const intl = useIntl();
  const { externalId = '' } = useParams();
  const api = useApi(createPaymentsApi);
  const [request] = useState(() => new Request<OrderDetails>());
  useEffect(() => void request.run(() => api.order(externalId)), [request, api, externalId]);
  const title = intl.formatMessage(messages.title);
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', width: '100%' }}>
      <Stack sx={{ gap: 2, pt: { xs: 3, sm: 5 } }}>
        <Bar />
        <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          {title}
        </PageHeading>
        <Loaded
          request={request}
          texts={PROBLEMS}
          onRetry={() => void request.run(() => api.order(externalId))}
          height={360}
        >
          {(order) => <Receipt order={order} />}
        </Loaded>
      </Stack>
    </Box>
  );
});

/** One payment on a page, to be printed or filed. */
const ReceiptPage = observer(function ReceiptPage() {
  const intl = useIntl();
  return (
    <MembersOnly>
      <OfGroup title={intl.formatMessage(messages.title)}>
        <OneReceipt />
      </OfGroup>
    </MembersOnly>
  );
});

export default ReceiptPage;
