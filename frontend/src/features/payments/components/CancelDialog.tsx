import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Request } from '../../../shared/request';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { RadioCard } from '../../../shared/ui/RadioCard';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { cancelMessages as messages } from '../cancel.messages';
import { paymentProblems } from '../payment-problem.messages';

interface CancelDialogProps {
  /** What it means. */
  readonly children: ReactNode;
  /** How the last try went. */
  readonly request: Pick<Request<unknown>, 'error' | 'isPending'>;
  /** @param reason as it was chosen and written; it may be empty */
  readonly cancel: (reason: string) => void;
  readonly onClose: () => void;
}

/** Why people cancel, as the server gets it. */
const CANCEL_REASONS = ['tooExpensive', 'tooLittleUse', 'missingFeature', 'otherService', 'other'] as const;
type CancelReason = (typeof CANCEL_REASONS)[number];

interface ReasonsProps {
  readonly reason: CancelReason | null;
  readonly onChoose: (reason: CancelReason) => void;
}

const Reasons = observer(function Reasons({ reason, onChoose }: ReasonsProps) {
  const intl = useIntl();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Text component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
        {intl.formatMessage(messages.reason)}
      </Text>
      <Stack sx={{ gap: 0.75 }}>
        {CANCEL_REASONS.map((each) => (
          <RadioCard key={each} name="reason" isChosen={each === reason} onChoose={() => onChoose(each)}>
            {intl.formatMessage(messages.why, { reason: each })}
          </RadioCard>
        ))}
      </Stack>
    </Box>
  );
});

/** Says what cancelling means, and asks why. */
export const CancelDialog = observer(function CancelDialog(props: CancelDialogProps) {
  const { request, cancel, onClose, children } = props;
  const intl = useIntl();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [text, setText] = useState('');
  const { error, isPending } = request;
  const said = [reason ?? '', text.trim()].filter((part) => part !== '').join(': ');
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      onSubmit={() => cancel(said)}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(messages.keep)}
          </Button>
          <Button type="submit" variant="contained" color="error" aria-disabled={isPending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        {children}
        <Reasons reason={reason} onChoose={setReason} />
        <TextField label={intl.formatMessage(messages.text)} value={text} onChange={setText} lines={3} />
        {error !== null && !isPending && <ProblemNote problem={error} texts={paymentProblems} />}
      </Stack>
    </Dialog>
  );
});
