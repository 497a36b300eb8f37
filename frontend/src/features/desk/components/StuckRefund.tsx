import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Select } from '../../../shared/ui/Select';
import type { RefundsOfOrder } from '../billing-desk.api';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { REFUND_ACTIONS, type StuckRefundForm, stuckRefundForm } from '../refund-forms';
import { refundProblems } from '../refund-problems';
import { refundMessages as messages } from '../refunds.messages';
import { ReasonDialog } from './ReasonDialog';

const Step = observer(function Step({ form }: { readonly form: StuckRefundForm }) {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage(messages.action)}
      choices={REFUND_ACTIONS.map((value) => ({
        value,
        label: intl.formatMessage(messages.stuckAction, { action: value }),
      }))}
      chosen={form.values.action}
      onChoose={(action) => form.set({ action })}
    />
  );
});

interface StuckRefundProps {
  readonly externalId: string;
  /** Of the refund. */
  readonly number: string;
  readonly onDone: (refunds: RefundsOfOrder) => void;
}

/** Goes on with a refund that waits for a person. */
export const StuckRefund = observer(function StuckRefund({ externalId, number, onDone }: StuckRefundProps) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const announce = useAnnounce();
  const [form, setForm] = useState<StuckRefundForm | null>(null);
  const title = intl.formatMessage(messages.stuck);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setForm(stuckRefundForm(api, externalId, number))}
        sx={{ minHeight: 44, display: 'flex', mt: 0.5 }}
      >
        {title}
      </Button>
      {form !== null && (
        <ReasonDialog
          title={title}
          text={intl.formatMessage(messages.stuckText)}
          form={form}
          problems={refundProblems}
          onClose={() => setForm(null)}
          onDone={(after) => {
            setForm(null);
            announce(intl.formatMessage(messages.stuckNoted));
            onDone(after);
          }}
        >
          <Step form={form} />
        </ReasonDialog>
      )}
    </>
  );
});
