import { observer } from 'mobx-react-lite';
import { type HTMLInputAutoCompleteAttribute, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { CodeField } from '../../../shared/ui/CodeField';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { HumanNote } from '../../../shared/ui/HumanNote';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { useNow } from '../../../shared/use-now';
import { accountProblems } from '../account-problem.messages';
import { confirmationCodeMessages } from '../access.messages';
import type { CodeFlowStore } from '../code-flow.store';

export interface CodeDialogTexts {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly hint?: string;
}

interface CodeDialogProps {
  readonly flow: CodeFlowStore;
  readonly texts: CodeDialogTexts;
  readonly kind: 'email' | 'tel';
  readonly onClose: () => void;
  /** The code was right. */
  readonly onDone: () => void;
}

const FILLED_IN: Readonly<Record<CodeDialogProps['kind'], HTMLInputAutoCompleteAttribute>> = {
  email: 'email',
  tel: 'tel',
};

/** The field that is asked for gets the focus. */
function useFieldFocus(isWrong: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isWrong]);
  return field;
}

const TargetStep = observer(function TargetStep({ flow, texts, kind }: CodeDialogProps) {
  const intl = useIntl();
  const { targetError } = flow;
  const field = useFieldFocus(targetError !== null);
  return (
    <Stack sx={{ gap: 2 }}>
      <Text color="textSecondary">{texts.text}</Text>
      <TextField
        label={texts.label}
        hint={texts.hint}
        type={kind}
        inputMode={kind}
        autoComplete={FILLED_IN[kind]}
        inputRef={field}
        value={flow.target}
        onChange={flow.setTarget}
        error={targetError && intl.formatMessage(problemText(targetError, accountProblems))}
      />
      {kind === 'tel' && <HumanNote asked="people" />}
    </Stack>
  );
});

interface CodeStepProps {
  readonly flow: CodeFlowStore;
  readonly onWhole: () => void;
}

const Again = observer(function Again({ flow }: { readonly flow: CodeFlowStore }) {
  const intl = useIntl();
  const now = useNow(1_000);
  const seconds = flow.secondsToResend(now);
  return (
    <Box>
      <Button
        size="small"
        aria-disabled={seconds > 0}
        onClick={() => {
          if (seconds === 0) void flow.send();
        }}
        sx={{ ml: -1, '&[aria-disabled="true"]': { color: 'text.secondary' } }}
      >
        {seconds > 0
          ? intl.formatMessage(confirmationCodeMessages.againIn, { seconds })
          : intl.formatMessage(confirmationCodeMessages.again)}
      </Button>
    </Box>
  );
});

/** The whole code is sent at once, as at sign-in. */
const CodeStep = observer(function CodeStep({ flow, onWhole }: CodeStepProps) {
  const intl = useIntl();
  const { codeError, sending } = flow;
  const field = useFieldFocus(codeError !== null);
  const minutes = Math.round((sending.value?.expiresIn ?? 0) / 60);
  return (
    <Stack sx={{ gap: 2 }}>
      <Text color="textSecondary">
        {intl.formatMessage(confirmationCodeMessages.sent, { digits: flow.codeLength })}
        <Box
          component="strong"
          dir="ltr"
          sx={{ display: 'block', color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {flow.sentTo}
        </Box>
      </Text>
      <CodeField
        label={intl.formatMessage(confirmationCodeMessages.code, { digits: flow.codeLength })}
        length={flow.codeLength}
        inputRef={field}
        value={flow.code}
        onChange={(text) => {
          flow.setCode(text);
          if (flow.isCodeWhole) onWhole();
        }}
        hint={minutes > 0 && intl.formatMessage(confirmationCodeMessages.valid, { minutes })}
        error={
          codeError &&
          intl.formatMessage(problemText(codeError, accountProblems), { digits: flow.codeLength })
        }
      />
      {flow.target !== '' && <Again flow={flow} />}
    </Stack>
  );
});

/** Shows by a code that an address or a number is the person's own. */
export const CodeDialog = observer(function CodeDialog(props: CodeDialogProps) {
  const { flow, texts, onClose, onDone } = props;
  const intl = useIntl();
  const isFirst = flow.step === 'target';
  const goOn = async (): Promise<void> => {
    if (isFirst) await flow.send();
    else if (await flow.check()) onDone();
  };
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      onSubmit={() => void goOn()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={isFirst ? onClose : flow.backToTarget}>
            {intl.formatMessage(isFirst ? formMessages.cancel : confirmationCodeMessages.back)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={flow.isPending}>
            {intl.formatMessage(isFirst ? confirmationCodeMessages.send : confirmationCodeMessages.confirm)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {isFirst ? <TargetStep {...props} /> : <CodeStep flow={flow} onWhole={() => void goOn()} />}
        {flow.failure !== null && <ProblemNote problem={flow.failure} texts={accountProblems} />}
      </Stack>
    </Dialog>
  );
});
