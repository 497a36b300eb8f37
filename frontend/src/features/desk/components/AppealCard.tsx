import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import type { FormStore } from '../../../shared/form.store';
import { PATHS } from '../../../shared/paths';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import type { SuspensionAppeal } from '../appeals.api';
import { appealsMessages as messages, appealsProblems as problems } from '../appeals.messages';
import type { AppealsStore } from '../appeals.store';
import { moderationMessages } from '../moderation.messages';
import type { Reason } from '../moderation-forms';
import { ReasonDialog } from './ReasonDialog';
import { Steps } from './Steps';

interface AppealProps {
  readonly appeal: SuspensionAppeal;
}

interface Happening {
  readonly kind: 'suspended' | 'appealed' | 'refused' | 'lifted';
  readonly time: string;
  readonly by: string | null;
  readonly text: string | null;
}

function happeningsOf(appeal: SuspensionAppeal, reason: string): readonly Happening[] {
  const { suspendedTime, suspendedBy, note, appealedTime, text, state, answeredTime, answeredBy } = appeal;
  const why = note === null ? reason : `${reason} · ${note}`;
  return [
    { kind: 'suspended', time: suspendedTime, by: suspendedBy, text: why },
    { kind: 'appealed', time: appealedTime, by: null, text },
    ...(state === 'open' || answeredTime === null
      ? []
      : [{ kind: state, time: answeredTime, by: answeredBy, text: appeal.answer } as const]),
  ];
}

const History = observer(function History({ appeal }: AppealProps) {
  const intl = useIntl();
  const reason = intl.formatMessage(moderationMessages.reasonOf, { reason: appeal.reason });
  return (
    <Box
      component="ol"
      aria-label={intl.formatMessage(messages.history)}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {happeningsOf(appeal, reason).map(({ kind, time, by, text }) => (
        <Box component="li" key={kind} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Text sx={{ fontWeight: 600 }}>{intl.formatMessage(messages.event, { kind })}</Text>
          <Text variant="body2" color="textSecondary">
            {[by, formatDateTime(intl.locale, time)].filter((part) => part !== null).join(' · ')}
          </Text>
          {text !== null && (
            <Text dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
});

const Answers = observer(function Answers({ appeal, store }: AppealProps & { readonly store: AppealsStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isLifting, setLifting] = useState(false);
  const [refusal, setRefusal] = useState<FormStore<Reason, SuspensionAppeal> | null>(null);
  const lift = async (): Promise<void> => {
    const isDone = await store.lift(appeal);
    setLifting(false);
    if (isDone) announce(intl.formatMessage(messages.lifted));
  };
  return (
    <>
      <Steps>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setLifting(true)}
          sx={{ minHeight: 44 }}
        >
          {intl.formatMessage(messages.lift)}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onClick={() => setRefusal(store.refusal(appeal))}
          sx={{ minHeight: 44 }}
        >
          {intl.formatMessage(messages.refuse)}
        </Button>
      </Steps>
      {isLifting && (
        <ConfirmDialog
          title={intl.formatMessage(messages.lift)}
          confirm={intl.formatMessage(messages.lift)}
          cancel={intl.formatMessage(messages.cancel)}
          isPending={store.lifting.isPending}
          onConfirm={() => void lift()}
          onCancel={() => setLifting(false)}
        >
          <Text>{intl.formatMessage(messages.liftText)}</Text>
        </ConfirmDialog>
      )}
      {refusal !== null && (
        <ReasonDialog
          title={intl.formatMessage(messages.refuse)}
          text={intl.formatMessage(messages.refuseText)}
          hint={intl.formatMessage(messages.refuseHint)}
          form={refusal}
          problems={problems}
          onClose={() => setRefusal(null)}
          onDone={(answered) => {
            setRefusal(null);
            store.leave(answered);
            announce(intl.formatMessage(messages.refused));
          }}
        />
      )}
    </>
  );
});

/** What a suspended person says, what has happened, and the two answers there are. */
export const AppealCard = observer(function AppealCard({
  appeal,
  store,
}: AppealProps & { readonly store: AppealsStore }) {
  const intl = useIntl();
  const { person, state } = appeal;
  const name =
    person === null
      ? intl.formatMessage(messages.gone)
      : [person.displayName, person.email].filter(Boolean).join(' · ');
  return (
    <Panel component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
      <Stack sx={{ gap: 1 }}>
        <Text component="h2" dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {person !== null && (
          <AppLink to={`${PATHS.desk}?q=${person.userId}`} sx={{ py: 0.75, width: 'fit-content' }}>
            {intl.formatMessage(messages.card)}
          </AppLink>
        )}
        <History appeal={appeal} />
        {state === 'open' && <Answers appeal={appeal} store={store} />}
        {store.liftedId === appeal.appealId && store.lifting.error !== null && (
          <ProblemNote problem={store.lifting.error} texts={problems} />
        )}
      </Stack>
    </Panel>
  );
});
