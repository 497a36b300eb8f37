import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { FormStore } from '../../../shared/form.store';
import { useApi } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { SaveBar } from '../../../shared/ui/SaveBar';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { UnsavedGuard } from '../../../shared/ui/UnsavedGuard';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { createPaymentsApi } from '../create-payments.api';
import {
  firstInvoiceValuesOf,
  invoiceFieldOf,
  invoiceInputOf,
  invoiceMistakes,
  type InvoiceValues,
  invoiceValuesOf,
} from '../invoice-form';
import { invoiceMessages as messages } from '../invoice.messages';
import { paymentProblems } from '../payment-problem.messages';
import type { GroupInvoice, InvoiceSettings, SubscriptionApi } from '../payments.api';
import { InvoiceFields } from './InvoiceFields';

const formFor = (api: Pick<SubscriptionApi, 'saveInvoice'>, settings: GroupInvoice) =>
  new FormStore<InvoiceValues, InvoiceSettings>({
    values: firstInvoiceValuesOf(settings),
    check: invoiceMistakes,
    fieldOf: invoiceFieldOf,
    send: ({ values }) => api.saveInvoice(invoiceInputOf(values)),
    savedAs: invoiceValuesOf,
  });

/** Whom invoices of later payments are for. */
export const InvoiceSection = observer(function InvoiceSection(props: { readonly settings: GroupInvoice }) {
  const intl = useIntl();
  const api = useApi(createPaymentsApi);
  const composing = useEnterWhileComposing();
  const place = useRef<HTMLFormElement>(null);
  const [form] = useState(() => formFor(api, props.settings));
  const save = async (): Promise<void> => {
    if ((await form.save()) === null) focusFirstProblem(place.current);
  };
  return (
    <SettingsSection
      id="invoice"
      title={intl.formatMessage(messages.settings)}
      lead={intl.formatMessage(messages.settingsLead)}
    >
      <UnsavedGuard isDirty={form.isDirty} />
      <Box
        component="form"
        noValidate
        ref={place}
        {...composing}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack sx={{ gap: 2.5 }}>
          <InvoiceFields form={form} />
          <SaveBar form={form} canSave={form.isDirty} texts={paymentProblems} />
        </Stack>
      </Box>
    </SettingsSection>
  );
});
