import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { CodeField } from '../../../shared/ui/CodeField';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { AppealLink } from './AppealLink';
import { sessionProblems } from '../session-problem.messages';
import { signInCodeMessages } from '../sign-in.messages';
import type { SignInStore } from '../sign-in.store';
import { usePastedCode } from '../use-pasted-code';
import { useSecondsUntil } from '../use-seconds-until';

const WITHOUT_COOKIES = { code: 'session.without-cookies', requestId: null } as const;

const CodeProblem = observer(function CodeProblem({ signIn }: { readonly signIn: SignInStore }) {
  const intl = useIntl();
  const { codeError, triesLeft, isCodeSpent } = signIn;
  return (
    <>
      {codeError !== null &&
        intl.formatMessage(problemText(codeError, sessionProblems), { digits: signIn.codeLength })}
      {triesLeft !== null && !isCodeSpent && (
        <Text component="span" variant="inherit" sx={{ display: 'block' }}>
          {intl.formatMessage(signInCodeMessages.triesLeft, { count: triesLeft })}
        </Text>
      )}
    </>
  );
});

const ResendButton = observer(function ResendButton({ signIn }: { readonly signIn: SignInStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const seconds = useSecondsUntil(signIn.resendAt);
  const isWaiting = seconds > 0 || signIn.isBusy;
  const resend = async (): Promise<void> => {
    if (isWaiting) return;
    if (await signIn.sendCode(intl.locale)) {
      announce(intl.formatMessage(signInCodeMessages.sentAgain, { email: signIn.email }));
    }
  };
  return (
    <Button
      variant={signIn.isCodeSpent ? 'contained' : 'text'}
      aria-disabled={isWaiting}
      onClick={() => void resend()}
      sx={{ fontVariantNumeric: 'tabular-nums', '&[aria-disabled=true]': { color: 'text.secondary' } }}
    >
      {seconds > 0
        ? intl.formatMessage(signInCodeMessages.resendIn, { seconds })
        : intl.formatMessage(signInCodeMessages.resend)}
    </Button>
  );
});

/** Asks for the code that was mailed. */
export const CodeStep = observer(function CodeStep({ signIn }: { readonly signIn: SignInStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const { codeError, isBusy, sentCount } = signIn;
  usePastedCode(useCallback((code: string) => signIn.setCode(code), [signIn]));
  // After each code that was sent, and each that was refused, the next thing to do is to type.
  useEffect(() => field.current?.focus(), [sentCount, codeError, signIn.triesLeft]);
  useEffect(() => {
    if (isBusy) announce(intl.formatMessage(signInCodeMessages.checking));
  }, [isBusy, announce, intl]);
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void signIn.verify();
      }}
      sx={{ gap: 2 }}
    >
      <CodeField
        label={intl.formatMessage(signInCodeMessages.field, { digits: signIn.codeLength })}
        length={signIn.codeLength}
        inputRef={field}
        value={signIn.code}
        onChange={(text) => signIn.setCode(text)}
        isReadOnly={isBusy}
        hint={intl.formatMessage(signInCodeMessages.hint)}
        error={codeError === null ? null : <CodeProblem signIn={signIn} />}
      />
      {!signIn.isCodeSpent && (
        <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
          {intl.formatMessage(isBusy ? signInCodeMessages.checking : signInCodeMessages.confirm)}
        </Button>
      )}
      {signIn.problem !== null && <ProblemNote problem={signIn.problem} texts={sessionProblems} />}
      <AppealLink problem={signIn.problem} />
      {signIn.isWithoutCookies && <ProblemNote problem={WITHOUT_COOKIES} texts={sessionProblems} />}
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', justifyContent: 'space-between', mx: -2 }}>
        <ResendButton signIn={signIn} />
        <Button onClick={() => signIn.changeEmail()}>
          {intl.formatMessage(signInCodeMessages.changeEmail)}
        </Button>
      </Stack>
    </Stack>
  );
});
