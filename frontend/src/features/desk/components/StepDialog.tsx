import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { Text } from '../../../shared/ui/text';
import { BLOCK_SCOPES, DESK_REASONS, type FoundAddress, type LoadMailPreviews } from '../moderation.api';
import type { DeskStepForm } from '../moderation-forms';
import { moderationMessages as messages } from '../moderation.messages';
import { moderationProblems as problems } from '../moderation-problems.messages';
import { MailPreviews } from './MailPreviews';

interface StepDialogProps {
  readonly title: string;
  readonly text: string;
  readonly form: DeskStepForm;
  /** What of it is to be blocked is chosen, too. */
  readonly address?: FoundAddress;
  /** For a step that sends mails. */
  readonly previewMails?: LoadMailPreviews;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const Blocked = observer(function Blocked({
  form,
  address,
}: Pick<StepDialogProps, 'form'> & { readonly address: FoundAddress }) {
  const intl = useIntl();
  const { scope, confirmation } = form.values;
  const code = form.currentProblemOf('confirmation');
  const entry = address[scope];
  return (
    <>
      <Select
        label={intl.formatMessage(messages.scope)}
        choices={BLOCK_SCOPES.map((value) => ({
          value,
          label: intl.formatMessage(messages.scopeOf, { scope: value, entry: address[value] }),
        }))}
        chosen={scope}
        onChoose={(value) => form.set({ scope: value })}
      />
      {scope !== 'exact' && (
        <TextField
          label={intl.formatMessage(messages.confirmation, { entry })}
          value={confirmation}
          onChange={(text) => form.set({ confirmation: text })}
          error={code === null ? null : intl.formatMessage(problemText(code, problems))}
        />
      )}
    </>
  );
});

/** Asks why before a site admin does something, and says what will happen. */
export const StepDialog = observer(function StepDialog(props: StepDialogProps) {
  const { title, text, form, address, previewMails, onDone, onClose } = props;
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { failure, isPending, values } = form;
  const code = form.currentProblemOf('note');
  const send = async (): Promise<void> => {
    if ((await form.submit()) !== null) onDone();
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
            {isPending ? intl.formatMessage(messages.busy) : title}
          </Button>
        </>
      }
    >
      <Stack ref={place} sx={{ gap: 2 }}>
        <Text>{text}</Text>
        {address !== undefined && <Blocked form={form} address={address} />}
        <Select
          label={intl.formatMessage(messages.reason)}
          choices={DESK_REASONS.map((value) => ({
            value,
            label: intl.formatMessage(messages.reasonOf, { reason: value }),
          }))}
          chosen={values.reason}
          onChoose={(reason) => form.set({ reason })}
        />
        <TextField
          label={intl.formatMessage(messages.note)}
          hint={intl.formatMessage(messages.noteHint)}
          value={values.note}
          lines={2}
          onChange={(note) => form.set({ note })}
          error={code === null ? null : intl.formatMessage(problemText(code, problems))}
        />
        {previewMails !== undefined && <MailPreviews reason={values.reason} load={previewMails} />}
        {failure !== null && <ProblemNote problem={failure} texts={problems} />}
      </Stack>
    </Dialog>
  );
});
