import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { InvoiceFields, type InvoiceSettings, paymentProblems } from '../../payments';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { type CorrectionForm, correctionForm } from '../refund-forms';
import { refundProblems } from '../refund-problems';
import { refundMessages as messages } from '../refunds.messages';
import { ReasonDialog } from './ReasonDialog';

/** Those of the fields of an invoice, too. */
const PROBLEMS = { ...paymentProblems, ...refundProblems };

interface CorrectInvoiceProps {
  readonly externalId: string;
  /** Whom it is for by now. */
  readonly buyer: InvoiceSettings;
  readonly onDone: () => void;
}

/** Corrects whom an invoice is for that the provider refuses. */
export const CorrectInvoice = observer(function CorrectInvoice(props: CorrectInvoiceProps) {
  const { externalId, buyer, onDone } = props;
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const announce = useAnnounce();
  const [form, setForm] = useState<CorrectionForm | null>(null);
  const title = intl.formatMessage(messages.correct);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setForm(correctionForm(api, externalId, buyer))}
        sx={{ minHeight: 48 }}
      >
        {title}
      </Button>
      {form !== null && (
        <ReasonDialog
          title={title}
          text={intl.formatMessage(messages.correctText)}
          hint={intl.formatMessage(messages.correctHint)}
          form={form}
          problems={PROBLEMS}
          onClose={() => setForm(null)}
          onDone={() => {
            setForm(null);
            announce(intl.formatMessage(messages.corrected));
            onDone();
          }}
        >
          <InvoiceFields form={form} />
        </ReasonDialog>
      )}
    </>
  );
});
