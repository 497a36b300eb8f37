import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { browserTimeZone, dayIn } from '../../../shared/calendar';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { planMessages } from '../../../shared/plan.messages';
import { useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Select } from '../../../shared/ui/Select';
import { DayTextField } from '../../../shared/ui/DayTextField';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { givenPlanProblems } from '../given-plan-problems.messages';
import { givenPlanMessages as messages } from '../given-plans.messages';
import type { GivenPlanForm, GivenPlansStore } from '../given-plans.store';

interface GivePlanProps {
  readonly store: GivenPlansStore;
  readonly form: GivenPlanForm;
}

const FieldsOfPlan = observer(function FieldsOfPlan({ form }: Pick<GivePlanProps, 'form'>) {
  const intl = useIntl();
  const { catalogue } = useStores();
  const { values } = form;
  const said = (field: 'until' | 'reason'): string | null => {
    const code = form.currentProblemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, givenPlanProblems));
  };
  const plans = catalogue.request.value?.plans ?? [];
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Select
          label={intl.formatMessage(messages.plan)}
          hint={intl.formatMessage(messages.planHint)}
          choices={plans.map(({ name, displayPlan }) => ({
            value: name,
            label: intl.formatMessage(planMessages.name, { plan: displayPlan }),
          }))}
          chosen={values.plan}
          onChoose={(plan) => form.set({ plan: plan as typeof values.plan })}
        />
        {values.plan !== 'free' && (
          <DayTextField
            label={intl.formatMessage(messages.until)}
            hint={intl.formatMessage(messages.untilHint)}
            min={dayIn(browserTimeZone(), new Date())}
            value={values.until}
            onChange={(until) => form.set({ until })}
            error={said('until')}
          />
        )}
      </Box>
      <TextField
        label={intl.formatMessage(messages.reason)}
        hint={intl.formatMessage(messages.reasonHint)}
        value={values.reason}
        onChange={(reason) => form.set({ reason })}
        error={said('reason')}
      />
    </>
  );
});

/** Gives the chosen group a plan. */
export const GivePlan = observer(function GivePlan({ store, form }: GivePlanProps) {
  const intl = useIntl();
  const { catalogue } = useStores();
  const announce = useAnnounce();
  const composing = useEnterWhileComposing();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => void catalogue.load(), [catalogue]);
  const { failure, isPending } = form;
  const give = async (): Promise<void> => {
    if (await store.give()) announce(intl.formatMessage(messages.given));
    else focusFirstProblem(place.current);
  };
  return (
    <Stack
      component="form"
      noValidate
      ref={place}
      {...composing}
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
      sx={{ gap: 2.5 }}
    >
      <FieldsOfPlan form={form} />
      {failure !== null && <ProblemNote problem={failure} texts={givenPlanProblems} />}
      <Box>
        <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 48 }}>
          {intl.formatMessage(isPending ? messages.giving : messages.give)}
        </Button>
      </Box>
    </Stack>
  );
});
