import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { browserTimeZone, dayIn } from '../../../shared/calendar';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { DayTextField } from '../../../shared/ui/DayTextField';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { billingDeskProblems } from '../billing-desk-problems.messages';
import { billingDeskMessages } from '../billing-desk.messages';
import { couponMessages as messages } from '../coupons.messages';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { couponForm, type NewCouponForm as Form, DISCOUNT_KINDS } from '../desk-forms';

const CouponFields = observer(function CouponFields({ form }: { readonly form: Form }) {
  const intl = useIntl();
  const { values } = form;
  const said = (field: keyof typeof values): string | null => {
    const code = form.currentProblemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, billingDeskProblems));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <TextField
        label={intl.formatMessage(messages.code)}
        hint={intl.formatMessage(messages.codeHint)}
        value={values.code}
        onChange={(code) => form.set({ code })}
        error={said('code')}
      />
      <Select
        label={intl.formatMessage(messages.kind)}
        choices={DISCOUNT_KINDS.map((value) => ({
          value,
          label: intl.formatMessage(messages.kindName, { kind: value }),
        }))}
        chosen={values.kind}
        onChoose={(kind) => form.set({ kind })}
      />
      <TextField
        label={intl.formatMessage(messages.amount)}
        inputMode="decimal"
        value={values.amount}
        onChange={(amount) => form.set({ amount })}
        error={said('amount')}
      />
      <TextField
        label={intl.formatMessage(messages.maxUses)}
        hint={intl.formatMessage(messages.maxUsesHint)}
        inputMode="numeric"
        value={values.maxUses}
        onChange={(maxUses) => form.set({ maxUses })}
        error={said('maxUses')}
      />
      <DayTextField
        label={intl.formatMessage(messages.lastDay)}
        hint={intl.formatMessage(messages.lastDayHint)}
        min={dayIn(browserTimeZone(), new Date())}
        value={values.lastDay}
        onChange={(lastDay) => form.set({ lastDay })}
        error={said('lastDay')}
      />
    </Box>
  );
});

/** Makes a coupon. */
export const CouponForm = observer(function CouponForm({ onCreated }: { readonly onCreated: () => void }) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const announce = useAnnounce();
  const composing = useEnterWhileComposing();
  const [form] = useState(() => couponForm(api));
  const place = useRef<HTMLFormElement>(null);
  const { failure, isPending } = form;
  const create = async (): Promise<void> => {
    if ((await form.submit()) === null) {
      focusFirstProblem(place.current);
      return;
    }
    announce(intl.formatMessage(messages.created));
    onCreated();
  };
  return (
    <Stack
      component="form"
      noValidate
      ref={place}
      {...composing}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
      sx={{ gap: 2.5 }}
    >
      <CouponFields form={form} />
      {failure !== null && <ProblemNote problem={failure} texts={billingDeskProblems} />}
      <Box>
        <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 48 }}>
          {intl.formatMessage(isPending ? billingDeskMessages.saving : messages.create)}
        </Button>
      </Box>
    </Stack>
  );
});
