import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import type { OrderPage, RefundsOfOrder as Refunds } from '../billing-desk.api';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { type RefundForm, refundForm } from '../refund-forms';
import { refundProblems } from '../refund-problems';
import { refundMessages as messages } from '../refunds.messages';
import { useDeskWords } from '../use-desk-words';
import { AmountField } from './AmountField';
import { ReasonDialog } from './ReasonDialog';
import { StuckRefund } from './StuckRefund';

const EndSwitch = observer(function EndSwitch({ form }: { readonly form: RefundForm }) {
  return (
    <Switch
      label={useIntl().formatMessage(messages.end)}
      isOn={form.values.endSubscription}
      onChange={(endSubscription) => form.set({ endSubscription })}
    />
  );
});

interface RefundProps {
  readonly order: OrderPage;
  readonly onChange: () => void;
}

const GiveBack = observer(function GiveBack({
  order,
  refunds,
  onDone,
}: Pick<RefundProps, 'order'> & {
  readonly refunds: Refunds;
  readonly onDone: (refunds: Refunds) => void;
}) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const announce = useAnnounce();
  const [form, setForm] = useState<RefundForm | null>(null);
  const title = intl.formatMessage(messages.refund);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setForm(refundForm(api, order.externalId, refunds))}
        sx={{ minHeight: 44, mt: 1 }}
      >
        {title}
      </Button>
      {form !== null && (
        <ReasonDialog
          title={title}
          text={intl.formatMessage(messages.refundText)}
          form={form}
          problems={refundProblems}
          onClose={() => setForm(null)}
          onDone={(after) => {
            setForm(null);
            announce(intl.formatMessage(messages.refunded));
            onDone(after);
          }}
        >
          <AmountField form={form} />
          {order.subscription !== null && <EndSwitch form={form} />}
        </ReasonDialog>
      )}
    </>
  );
});

interface ListedProps {
  readonly externalId: string;
  readonly refunds: Refunds;
  readonly onDone: (refunds: Refunds) => void;
}

const Listed = observer(function Listed({
  externalId,
  refunds: { refunds, left, currency },
  onDone,
}: ListedProps) {
  const intl = useIntl();
  const { money, moment } = useDeskWords();
  if (refunds.length === 0) return <Text color="textSecondary">{intl.formatMessage(messages.none)}</Text>;
  return (
    <>
      <Box component="ul" sx={{ p: 0, m: 0 }}>
        {refunds.map(({ number, amount, state, reason, createdTime, failure }) => (
          <Box component="li" key={number} sx={{ listStyle: 'none', py: 0.75, overflowWrap: 'anywhere' }}>
            {[
              money(amount, currency),
              intl.formatMessage(messages.state, { state }),
              moment(createdTime),
              reason,
              failure,
            ]
              .filter((text) => text !== null)
              .join(' · ')}
            {state === 'stuck' && <StuckRefund externalId={externalId} number={number} onDone={onDone} />}
          </Box>
        ))}
      </Box>
      <Text color="textSecondary">{intl.formatMessage(messages.left, { left: money(left, currency) })}</Text>
    </>
  );
});

/** What went back of an order, and what can. */
export const OrderRefunds = observer(function OrderRefunds({ order, onChange }: RefundProps) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const { externalId } = order;
  const [request] = useState(() => new Request<Refunds>());
  useEffect(() => void request.run(() => api.refunds(externalId)), [api, externalId, request]);
  const change = (after: Refunds): void => {
    void request.run(() => Promise.resolve(after));
    onChange();
  };
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <Loaded request={request} onRetry={() => void request.run(() => api.refunds(externalId))} height={80}>
        {(refunds) => (
          <>
            <Listed externalId={externalId} refunds={refunds} onDone={change} />
            {refunds.left > 0 && <GiveBack order={order} refunds={refunds} onDone={change} />}
          </>
        )}
      </Loaded>
    </Section>
  );
});
