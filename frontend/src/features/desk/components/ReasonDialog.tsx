import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Stack } from '../../../shared/ui/layout';
import { type ProblemTexts, problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { TextField } from '../../../shared/ui/TextField';
import { Text } from '../../../shared/ui/text';
import type { FormStore } from '../../../shared/form.store';
import { billingDeskProblems } from '../billing-desk-problems.messages';
import { billingDeskMessages as messages } from '../billing-desk.messages';

interface ReasonDialogProps<Values extends { readonly reason: string }, Result> {
  readonly title: string;
  readonly text: string;
  /** Who reads the reason; unless given, the admins of the group. */
  readonly hint?: string;
  readonly form: FormStore<Values, Result>;
  /** Problems beside those of the desk. */
  readonly problems?: ProblemTexts;
  /** Fields before the reason. */
  readonly children?: ReactNode;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}

/** Asks why before something is done for others. */
export const ReasonDialog = observer(function ReasonDialog<
  Values extends { readonly reason: string },
  Result,
>({
  title,
  text,
  hint,
  form,
  problems = billingDeskProblems,
  children,
  onDone,
  onClose,
}: ReasonDialogProps<Values, Result>) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { failure, isPending, values } = form;
  const code = form.currentProblemOf('reason');
  const send = async (): Promise<void> => {
    const result = await form.submit();
    if (result !== null) onDone(result);
    else focusFirstProblem(place.current);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            {isPending ? intl.formatMessage(messages.saving) : title}
          </Button>
        </>
      }
    >
      <Stack ref={place} sx={{ gap: 2 }}>
        <Text>{text}</Text>
        {children}
        <TextField
          label={intl.formatMessage(messages.reason)}
          hint={hint ?? intl.formatMessage(messages.reasonHint)}
          value={values.reason}
          onChange={(reason) => form.set({ reason } as Partial<Values>)}
          error={code === null ? null : intl.formatMessage(problemText(code, problems))}
        />
        {failure !== null && <ProblemNote problem={failure} texts={problems} />}
      </Stack>
    </Dialog>
  );
});
