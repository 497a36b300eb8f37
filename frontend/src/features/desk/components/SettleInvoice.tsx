import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Select } from '../../../shared/ui/Select';
import type { OrderPage } from '../billing-desk.api';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { INVOICE_ACTIONS, type InvoiceForm, invoiceForm } from '../refund-forms';
import { refundProblems } from '../refund-problems';
import { refundMessages as messages } from '../refunds.messages';
import { AmountField } from './AmountField';
import { ReasonDialog } from './ReasonDialog';

const Step = observer(function Step({ form }: { readonly form: InvoiceForm }) {
  const intl = useIntl();
  const { action } = form.values;
  return (
    <>
      <Select
        label={intl.formatMessage(messages.action)}
        choices={INVOICE_ACTIONS.map((value) => ({
          value,
          label: intl.formatMessage(messages.actionName, { action: value }),
        }))}
        chosen={action}
        onChoose={(chosen) => form.set({ action: chosen })}
      />
      {action === 'allowance' && <AmountField form={form} />}
    </>
  );
});

interface SettleInvoiceProps {
  readonly order: OrderPage;
  readonly onDone: () => void;
}

/** Goes on with an invoice that waits for a person. */
export const SettleInvoice = observer(function SettleInvoice({ order, onDone }: SettleInvoiceProps) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const announce = useAnnounce();
  const [form, setForm] = useState<InvoiceForm | null>(null);
  const title = intl.formatMessage(messages.invoice);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setForm(invoiceForm(api, order.externalId))}
        sx={{ minHeight: 48 }}
      >
        {title}
      </Button>
      {form !== null && (
        <ReasonDialog
          title={title}
          text={intl.formatMessage(messages.invoiceText)}
          form={form}
          problems={refundProblems}
          onClose={() => setForm(null)}
          onDone={() => {
            setForm(null);
            announce(intl.formatMessage(messages.settled));
            onDone();
          }}
        >
          <Step form={form} />
        </ReasonDialog>
      )}
    </>
  );
});
