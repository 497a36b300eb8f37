import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { HumanNote } from '../../../shared/ui/HumanNote';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { sessionProblems } from '../session-problem.messages';
import { signInMessages } from '../sign-in.messages';
import type { SignInStore } from '../sign-in.store';

/** Asks for the address that the code goes to. */
export const EmailStep = observer(function EmailStep({ signIn }: { readonly signIn: SignInStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const composing = useEnterWhileComposing();
  // Visitors open this page to type.
  useEffect(() => field.current?.focus(), []);
  const submit = async (): Promise<void> => {
    const sending = signIn.sendCode(intl.locale);
    if (signIn.isBusy) announce(intl.formatMessage(signInMessages.sending));
    if (!(await sending) && signIn.emailError !== null) field.current?.focus();
  };
  const { emailError, problem, isBusy } = signIn;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      {...composing}
      sx={{ gap: 2 }}
    >
      <TextField
        label={intl.formatMessage(signInMessages.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        isLarge
        inputRef={field}
        placeholder={intl.formatMessage(signInMessages.emailExample)}
        value={signIn.email}
        onChange={(text) => signIn.setEmail(text)}
        error={emailError && intl.formatMessage(problemText(emailError, sessionProblems))}
      />
      <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
        {intl.formatMessage(isBusy ? signInMessages.sending : signInMessages.sendCode)}
      </Button>
      {problem !== null && <ProblemNote problem={problem} texts={sessionProblems} />}
      <HumanNote asked="guests" />
    </Stack>
  );
});
