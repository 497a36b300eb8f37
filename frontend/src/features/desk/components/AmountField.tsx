import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { FormStore } from '../../../shared/form.store';
import { problemText } from '../../../shared/ui/problem.messages';
import { TextField } from '../../../shared/ui/TextField';
import { refundMessages as messages } from '../refunds.messages';
import { refundProblems } from '../refund-problems';

interface AmountFieldProps<Values extends { readonly amount: string }, Result> {
  readonly form: FormStore<Values, Result>;
}

/** A sum that is left empty for all. */
export const AmountField = observer(function AmountField<Values extends { readonly amount: string }, Result>({
  form,
}: AmountFieldProps<Values, Result>) {
  const intl = useIntl();
  const code = form.currentProblemOf('amount');
  return (
    <TextField
      label={intl.formatMessage(messages.amount)}
      hint={intl.formatMessage(messages.amountHint)}
      inputMode="decimal"
      value={form.values.amount}
      onChange={(amount) => form.set({ amount } as Partial<Values>)}
      error={code === null ? null : intl.formatMessage(problemText(code, refundProblems))}
    />
  );
});
