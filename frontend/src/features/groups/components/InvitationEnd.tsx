import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../shared/dates';
import { PATHS, pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { groupProblems } from '../../../shared/group-problem.messages';
import { invitationMessages as messages } from '../invitation.messages';
import type { InvitationStore, InvitationView } from '../invitation.store';
import { useEnterGroup } from '../use-enter-group';

interface EndProps {
  readonly invitation: InvitationStore;
}

type Closed = Exclude<InvitationView, 'loading' | 'failed' | 'open' | 'joined'>;

const TEXTS = {
  missing: [messages.missingTitle, messages.missingText],
  unknown: [messages.unknownTitle, messages.unknownText],
  accepted: [messages.acceptedTitle, messages.acceptedText],
  declined: [messages.declinedTitle, messages.declinedText],
  expired: [messages.expiredTitle, messages.expiredText],
  refused: [messages.refusedTitle, messages.refusedText],
} as const;

/** The way on for those who have nothing to answer here. */
const NextStep = observer(function NextStep({ view }: { readonly view: Closed }) {
  const intl = useIntl();
  const { session } = useStores();
  const ofMember =
    view === 'missing'
      ? ([`${PATHS.settings}#groups`, messages.toGroups] as const)
      : ([pathTo('group', session.groupId), messages.toLinks] as const);
  const [to, text] = session.isSignedIn ? ofMember : ([PATHS.home, messages.toHome] as const);
  return (
    <ButtonLink to={to} variant="contained">
      {intl.formatMessage(text)}
    </ButtonLink>
  );
});

/** There is nothing to answer, or not any more. */
export const InvitationClosed = observer(function InvitationClosed({
  invitation,
  view,
}: EndProps & { readonly view: Closed }) {
  const intl = useIntl();
  const seen = invitation.looking.value;
  const [title, text] = TEXTS[view];
  const values = {
    name: seen?.groupName ?? '',
    inviter: seen?.inviterName ?? '',
    date: seen === null ? '' : formatDate(intl.locale, seen.expiresAt, 'long'),
  };
  return (
    <MessagePage key={view} title={intl.formatMessage(title)} text={intl.formatMessage(text, values)}>
      <NextStep view={view} />
    </MessagePage>
  );
});

/** The server did not say what the invitation is. */
export const InvitationFailed = observer(function InvitationFailed({ invitation }: EndProps): ReactNode {
  const intl = useIntl();
  const { error } = invitation.looking;
  return (
    <MessagePage
      title={intl.formatMessage(messages.failedTitle)}
      text={intl.formatMessage(messages.failedText)}
    >
      {error !== null && <ProblemNote problem={error} onRetry={() => void invitation.look()} />}
    </MessagePage>
  );
});

/** Only the switch to the group that was joined has failed. */
export const InvitationJoined = observer(function InvitationJoined({ invitation }: EndProps) {
  const intl = useIntl();
  const { groups } = useStores();
  const { error, isPending } = groups.switching;
  const enter = useEnterGroup();
  return (
    <MessagePage
      title={intl.formatMessage(messages.joinedTitle)}
      text={intl.formatMessage(messages.joinedText)}
    >
      {error !== null && !isPending && <ProblemNote problem={error} texts={groupProblems} />}
      <Button
        variant="contained"
        aria-disabled={isPending}
        onClick={() => void enter(() => invitation.enter())}
      >
        {intl.formatMessage(messages.enter, { name: invitation.looking.value?.groupName ?? '' })}
      </Button>
    </MessagePage>
  );
});
