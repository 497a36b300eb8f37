import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { Button } from '../../../shared/ui/buttons';
import { HumanNote } from '../../../shared/ui/HumanNote';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { shortHost } from '../../../shared/short-host';
import { MAX_REPORT_TEXT_LENGTH } from '../report.api';
import { reportMessages as messages } from '../report.messages';
import type { ReportFormStore } from '../report-form.store';
import { reportProblems } from '../report-problem.messages';
import { ReasonChoice } from './ReasonChoice';

/** What a person can say of a link that does harm. */
export const ReportForm = observer(function ReportForm({ form }: { readonly form: ReportFormStore }) {
  const intl = useIntl();
  const composing = useEnterWhileComposing();
  const place = useRef<HTMLFormElement>(null);
  const { failure, isPending, values } = form;
  const said = (field: keyof typeof values): string | null => {
    const code = form.currentProblemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, reportProblems));
  };
  const send = async (): Promise<void> => {
    if ((await form.submit()) === null) focusFirstProblem(place.current);
  };
  const count = Array.from(values.details).length;
  return (
    <Panel
      component="form"
      noValidate
      ref={place}
      {...composing}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          label={intl.formatMessage(messages.link)}
          value={values.link}
          onChange={(link) => form.set({ link })}
          inputMode="url"
          hint={intl.formatMessage(messages.linkHint, { example: `${shortHost()}/abc123` })}
          error={said('link')}
        />
        <ReasonChoice
          chosen={values.reason}
          onChoose={(reason) => form.set({ reason })}
          error={said('reason')}
        />
        <TextField
          label={intl.formatMessage(messages.details)}
          value={values.details}
          onChange={(details) => form.set({ details })}
          lines={5}
          hint={intl.formatMessage(messages.detailsHint, { count, limit: MAX_REPORT_TEXT_LENGTH })}
          error={said('details')}
        />
        <TextField
          label={intl.formatMessage(messages.email)}
          value={values.email}
          onChange={(email) => form.set({ email })}
          type="email"
          autoComplete="email"
          hint={intl.formatMessage(messages.emailHint)}
          error={said('email')}
        />
        {failure !== null && <ProblemNote problem={failure} texts={reportProblems} />}
        <Box>
          <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 48 }}>
            {intl.formatMessage(isPending ? messages.sending : messages.send)}
          </Button>
        </Box>
        <HumanNote asked="guests" />
      </Stack>
    </Panel>
  );
});
