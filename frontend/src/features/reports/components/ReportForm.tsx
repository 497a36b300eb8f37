import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { shortHost } from '../../../shared/short-host';
import { MAX_TEXT_LENGTH } from '../report.api';
import { reportMessages as messages } from '../report.messages';
import type { ReportFormStore } from '../report-form.store';
import { reportProblems } from '../report-problem.messages';
import { ReasonChoice } from './ReasonChoice';

/** Takes the keyboard to the first field that has to be mended. */
function focusWrong(form: HTMLFormElement | null): void {
  form
    ?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, textarea), [aria-invalid="true"] input')
    ?.focus();
}

/** What somebody can say of a link that does harm. */
export const ReportForm = observer(function ReportForm({ store }: { readonly store: ReportFormStore }) {
  const intl = useIntl();
  const composing = useEnterWhileComposing();
  const form = useRef<HTMLFormElement>(null);
  const { error, isPending } = store.sending;
  const said = (field: Parameters<typeof store.problemOf>[0]): string | null => {
    const code = store.problemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, reportProblems));
  };
  const send = async (): Promise<void> => {
    if ((await store.send()) !== null) focusWrong(form.current);
  };
  const count = Array.from(store.details).length;
  return (
    <Panel
      component="form"
      noValidate
      ref={form}
      {...composing}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          label={intl.formatMessage(messages.link)}
          value={store.link}
          onChange={(text) => store.fill('link', text)}
          inputMode="url"
          hint={intl.formatMessage(messages.linkHint, { example: `${shortHost()}/abc123` })}
          error={said('link')}
        />
        <ReasonChoice
          chosen={store.reason}
          onChoose={(reason) => store.choose(reason)}
          error={said('reason')}
        />
        <TextField
          label={intl.formatMessage(messages.details)}
          value={store.details}
          onChange={(text) => store.fill('details', text)}
          lines={5}
          hint={intl.formatMessage(messages.detailsHint, { count, limit: MAX_TEXT_LENGTH })}
          error={said('details')}
        />
        <TextField
          label={intl.formatMessage(messages.email)}
          value={store.email}
          onChange={(text) => store.fill('email', text)}
          type="email"
          autoComplete="email"
          hint={intl.formatMessage(messages.emailHint)}
          error={said('email')}
        />
        {error !== null && !isPending && error.fields.length === 0 && (
          <ProblemNote problem={error} texts={reportProblems} />
        )}
        <Box>
          <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 48 }}>
            {intl.formatMessage(isPending ? messages.sending : messages.send)}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
});
