import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import type { OrderPage } from '../billing-desk.api';
import { billingDeskProblems } from '../billing-desk-problems.messages';
import { billedOrderMessages as messages } from '../billed-order.messages';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { type MarkPaidForm, markPaidForm } from '../desk-forms';
import { ReasonDialog } from './ReasonDialog';

const Reference = observer(function Reference({ form }: { readonly form: MarkPaidForm }) {
  const intl = useIntl();
  const code = form.currentProblemOf('reference');
  return (
    <TextField
      label={intl.formatMessage(messages.reference)}
      value={form.values.reference}
      onChange={(reference) => form.set({ reference })}
      error={code === null ? null : intl.formatMessage(problemText(code, billingDeskProblems))}
    />
  );
});

interface MarkPaidProps {
  readonly order: OrderPage;
  readonly onPaid: (order: OrderPage) => void;
}

/** Says that the money of an order has come beside all gateways. */
export const MarkPaid = observer(function MarkPaid({ order, onPaid }: MarkPaidProps) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const announce = useAnnounce();
  const [form, setForm] = useState<MarkPaidForm | null>(null);
  const title = intl.formatMessage(messages.markPaid);
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setForm(markPaidForm(api, order.externalId))}
        sx={{ minHeight: 48 }}
      >
        {title}
      </Button>
      {form !== null && (
        <ReasonDialog
          title={title}
          text={intl.formatMessage(messages.markPaidText)}
          form={form}
          onClose={() => setForm(null)}
          onDone={(paid) => {
            setForm(null);
            announce(intl.formatMessage(messages.markedPaid));
            onPaid(paid);
          }}
        >
          <Reference form={form} />
        </ReasonDialog>
      )}
    </>
  );
});
