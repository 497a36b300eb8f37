import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { groupProblems } from '../../../shared/group-problem.messages';
import type { SeenInvitation } from '../groups.api';
import { invitationMessages as messages } from '../invitation.messages';
import type { InvitationStore } from '../invitation.store';
import { useEnterGroup } from '../use-enter-group';
import { DeclineButton } from './DeclineButton';

interface AnswerProps {
  readonly invitation: InvitationStore;
  readonly seen: SeenInvitation;
}

const Buttons = observer(function Buttons({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {children}
    </Stack>
  );
});

const HERE = encodeURIComponent(PATHS.invitation);

/** A person who is not signed in comes back after they are. */
const ForGuest = observer(function ForGuest(props: AnswerProps) {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 2 }}>
      <Text color="textSecondary">{intl.formatMessage(messages.signIn)}</Text>
      <Buttons>
        <ButtonLink to={`${PATHS.login}?redirect_to=${HERE}`} variant="contained">
          {intl.formatMessage(messages.logIn)}
        </ButtonLink>
        <ButtonLink to={`${PATHS.signup}?redirect_to=${HERE}`} variant="outlined">
          {intl.formatMessage(messages.signUp)}
        </ButtonLink>
        <DeclineButton {...props} />
      </Buttons>
    </Stack>
  );
});

/** Another person is signed in than the one who is invited. */
const ForOther = observer(function ForOther({ email, ...props }: AnswerProps & { readonly email: string }) {
  const intl = useIntl();
  const { session } = useStores();
  const goTo = useLocalNavigate();
  const announce = useAnnounce();
  const leave = async (): Promise<void> => {
    if (await session.signOut()) goTo(`${PATHS.login}?redirect_to=${HERE}`);
    else announce(intl.formatMessage(messages.signOutFailed));
  };
  const { invitedAs } = props.seen;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        role="note"
        sx={{ p: 2, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'soft.primary' }}
      >
        <Text component="h2" variant="h3" sx={{ mb: 0.5 }}>
          {intl.formatMessage(messages.otherTitle)}
        </Text>
        <Text sx={{ overflowWrap: 'anywhere' }}>
          {invitedAs === null
            ? intl.formatMessage(messages.otherUnknown, { email })
            : intl.formatMessage(messages.otherText, { address: invitedAs, email })}
        </Text>
      </Box>
      <Buttons>
        <Button variant="contained" onClick={() => void leave()}>
          {intl.formatMessage(messages.useOther)}
        </Button>
        <DeclineButton {...props} />
      </Buttons>
    </Stack>
  );
});

const ForInvitee = observer(function ForInvitee({
  email,
  ...props
}: AnswerProps & { readonly email: string }) {
  const intl = useIntl();
  const { invitation } = props;
  const isPending = invitation.isAccepting;
  const enter = useEnterGroup();
  return (
    <Stack sx={{ gap: 2 }}>
      <Buttons>
        <Button
          variant="contained"
          size="large"
          aria-disabled={isPending}
          onClick={() => void enter(() => invitation.accept())}
        >
          {intl.formatMessage(isPending ? messages.accepting : messages.accept)}
        </Button>
        <DeclineButton {...props} />
      </Buttons>
      <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {intl.formatMessage(messages.signedInAs, { email })}
      </Text>
    </Stack>
  );
});

/** What the reader of the invitation can do about it. */
export const InvitationAnswer = observer(function InvitationAnswer(props: AnswerProps) {
  const { session } = useStores();
  const { failure } = props.invitation;
  const email = session.info?.email ?? '';
  const who = (): ReactNode => {
    if (!session.isSignedIn) return <ForGuest {...props} />;
    // Who it is may still be on its way; the server knows in any case.
    const isForOther = email !== '' && props.invitation.isForOther(email);
    return isForOther ? <ForOther email={email} {...props} /> : <ForInvitee email={email} {...props} />;
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {failure !== null && <ProblemNote problem={failure} texts={groupProblems} />}
      {who()}
    </Stack>
  );
});
