import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Request } from '../../../shared/request';
import type { FormStore } from '../../../shared/form.store';
import { useApi } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { RadioCards } from '../../../shared/ui/RadioCards';
import { TextField, type TextFieldProps } from '../../../shared/ui/TextField';
import { createPaymentsApi } from '../create-payments.api';
import { INVOICE_TYPES, type InvoiceValues } from '../invoice-form';
import { invoiceMessages as messages } from '../invoice.messages';
import { paymentProblems } from '../payment-problem.messages';
import type { WelfareCodes } from '../payments.api';

interface FormProps {
  readonly form: Pick<FormStore<InvoiceValues, unknown>, 'values' | 'set' | 'currentProblemOf'>;
}

type Field = Exclude<keyof InvoiceValues, 'type'>;

/** As the server names them. */
const NAMES: Readonly<Record<Field, string>> = {
  name: 'invoice.name',
  email: 'invoice.email',
  country: 'invoice.phone.country',
  area: 'invoice.phone.area',
  extension: 'invoice.phone.extension',
  taxId: 'invoice.taxId',
  einvoice: 'invoice.einvoice',
  welfareCode: 'invoice.welfareCode',
};

interface InvoiceFieldProps
  extends FormProps, Pick<TextFieldProps, 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'suggestions'> {
  readonly field: Field;
  readonly label: string;
}

const InvoiceField = observer(function InvoiceField({ form, field, ...rest }: InvoiceFieldProps) {
  const intl = useIntl();
  const phone = field === 'area' ? form.currentProblemOf('invoice.phone') : null;
  const code = form.currentProblemOf(NAMES[field]) ?? phone;
  return (
    <TextField
      {...rest}
      value={form.values[field]}
      onChange={(text) => form.set({ [field]: text })}
      error={code === null ? null : intl.formatMessage(problemText(code, paymentProblems))}
    />
  );
});

/** Charities have Chinese names. */
const known = (names: ReactNode[]) => (
  <span key="known" lang="zh-Hant-TW">
    {names}
  </span>
);

/** Known codes are offered; any other can be typed. */
const Charity = observer(function Charity({ form }: FormProps) {
  const intl = useIntl();
  const api = useApi(createPaymentsApi);
  const [codes] = useState(() => new Request<WelfareCodes>());
  useEffect(() => void codes.run(() => api.welfareCodes()), [codes, api]);
  const charities = codes.value?.welfareCodes ?? [];
  const list = charities
    .map(({ code, name }) => (name.includes(code) ? code : `${code} ${name}`))
    .join(' · ');
  return (
    <InvoiceField
      form={form}
      field="welfareCode"
      label={intl.formatMessage(messages.charity)}
      hint={list === '' ? undefined : intl.formatMessage(messages.charityHint, { codes: list, known })}
      inputMode="numeric"
      suggestions={charities.map(({ code }) => code)}
    />
  );
});

const Phone = observer(function Phone({ form }: FormProps) {
  const intl = useIntl();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 2fr 1.5fr' }, alignItems: 'start' }}>
      <InvoiceField
        form={form}
        field="country"
        label={intl.formatMessage(messages.country)}
        type="tel"
        autoComplete="tel-country-code"
      />
      <InvoiceField
        form={form}
        field="area"
        label={intl.formatMessage(messages.area)}
        type="tel"
        autoComplete="tel-national"
      />
      <InvoiceField
        form={form}
        field="extension"
        label={intl.formatMessage(messages.extension)}
        type="tel"
        autoComplete="tel-extension"
      />
    </Box>
  );
});

const Buyer = observer(function Buyer({ form }: FormProps) {
  const intl = useIntl();
  const isCompany = form.values.type === 'triplicate';
  return (
    <>
      {isCompany && (
        <InvoiceField
          form={form}
          field="taxId"
          label={intl.formatMessage(messages.taxId)}
          hint={intl.formatMessage(messages.taxIdHint)}
          inputMode="numeric"
        />
      )}
      <InvoiceField
        form={form}
        field="name"
        label={intl.formatMessage(isCompany ? messages.company : messages.name)}
        autoComplete={isCompany ? 'organization' : 'name'}
      />
      <InvoiceField
        form={form}
        field="email"
        label={intl.formatMessage(messages.email)}
        type="email"
        autoComplete="email"
      />
      <Phone form={form} />
    </>
  );
});

/** Whom a Taiwanese invoice is for: its type, and what that type needs. */
export const InvoiceFields = observer(function InvoiceFields({ form }: FormProps) {
  const intl = useIntl();
  const { type } = form.values;
  const problem = form.currentProblemOf('invoice.type');
  const fields = (): ReactNode => {
    switch (type) {
      case null:
        return null;
      case 'welfare':
        return <Charity form={form} />;
      case 'einvoice':
        return (
          <InvoiceField
            form={form}
            field="einvoice"
            label={intl.formatMessage(messages.carrier)}
            hint={intl.formatMessage(messages.carrierHint)}
          />
        );
      default:
        return <Buyer form={form} />;
    }
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <RadioCards
        label={intl.formatMessage(messages.type)}
        choices={INVOICE_TYPES.map((value) => ({
          value,
          label: intl.formatMessage(messages.typeName, { type: value }),
        }))}
        chosen={type}
        onChoose={(chosen) => form.set({ type: chosen })}
        error={problem === null ? null : intl.formatMessage(problemText(problem, paymentProblems))}
      />
      {fields()}
    </Stack>
  );
});
