import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { arrivalProblems } from '../session-problem.messages';
import { signInCodeMessages, signInMessages } from '../sign-in.messages';
import type { SignInStore } from '../sign-in.store';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { GoogleWay } from './GoogleWay';

interface SignInCardProps {
  readonly kind: 'login' | 'signup';
  readonly signIn: SignInStore;
  readonly returnTo: string;
  /** What brought the visitor here, from the address. */
  readonly arrival: string | null;
  /** The query to hand on to the other of the two pages. */
  readonly search: string;
}

const ArrivalNote = observer(function ArrivalNote({ arrival }: { readonly arrival: string | null }) {
  const intl = useIntl();
  // Anybody can write anything into an address.
  const text = Object.hasOwn(arrivalProblems, arrival ?? '') ? arrivalProblems[arrival ?? ''] : undefined;
  if (text === undefined) return null;
  return (
    <Stack
      role="status"
      direction="row"
      sx={{
        gap: 1.25,
        bgcolor: 'soft.sunken',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: 1.75,
        py: 1.5,
      }}
    >
      <WarningIcon fontSize="small" color="secondary" />
      <Text variant="body2">{intl.formatMessage(text)}</Text>
    </Stack>
  );
});

const SmallPrint = observer(function SmallPrint({ kind, search }: Pick<SignInCardProps, 'kind' | 'search'>) {
  const intl = useIntl();
  const to = (path: string) => (chunks: React.ReactNode) => (
    // Colour alone does not tell a link from the words around it.
    <AppLink to={path} underline="always">
      {chunks}
    </AppLink>
  );
  const isLogin = kind === 'login';
  return (
    <Stack sx={{ gap: 1.5, textAlign: 'center' }}>
      <Text variant="body2">
        {intl.formatMessage(isLogin ? signInMessages.toSignup : signInMessages.toLogin, {
          link: to((isLogin ? PATHS.signup : PATHS.login) + search),
        })}
      </Text>
      {!isLogin && (
        <Text variant="caption" color="textSecondary">
          {intl.formatMessage(signInMessages.terms, { policy: to(PATHS.policy), privacy: to(PATHS.privacy) })}
        </Text>
      )}
    </Stack>
  );
});

/** The two steps of signing in, with the other ways below the first one. */
export const SignInCard = observer(function SignInCard(props: SignInCardProps) {
  const { kind, signIn, returnTo, arrival, search } = props;
  const intl = useIntl();
  const { session } = useStores();
  const isCode = signIn.step === 'code';
  const ownTitle = kind === 'login' ? signInMessages.loginTitle : signInMessages.signupTitle;
  const ownLead = kind === 'login' ? signInMessages.loginLead : signInMessages.signupLead;
  const title = intl.formatMessage(isCode ? signInCodeMessages.title : ownTitle);
  const sent = signIn.sentCount > 1 ? signInCodeMessages.sentAgain : signInCodeMessages.sent;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box>
        <PageHeading title={title} sx={{ fontSize: '1.75rem', mb: 0.5 }}>
          {title}
        </PageHeading>
        <Text color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {isCode
            ? intl.formatMessage(sent, {
                digits: signIn.codeLength,
                email: <strong key="email">{signIn.email.trim()}</strong>,
              })
            : intl.formatMessage(ownLead)}
        </Text>
      </Box>
      {isCode ? (
        <CodeStep signIn={signIn} />
      ) : (
        <>
          <ArrivalNote arrival={arrival} />
          <EmailStep signIn={signIn} />
          {session.site?.ways.google === true && <GoogleWay returnTo={returnTo} />}
          <SmallPrint kind={kind} search={search} />
        </>
      )}
    </Stack>
  );
});
