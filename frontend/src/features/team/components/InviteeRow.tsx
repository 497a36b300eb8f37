import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate, formatDateTime } from '../../../shared/dates';
import { Request } from '../../../shared/request';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { inviteeName } from '../invitee-name';
import type { Invitee } from '../people';
import { inviteeMessages } from '../team.messages';
import type { TeamStore } from '../team.store';
import { AskedChange } from './AskedChange';
import { Mark, type Tone } from './Mark';
import { PersonRow } from './PersonRow';
import { TeamProblem } from './TeamProblem';

const TONES: Readonly<Record<Invitee['state'], Tone>> = {
  pending: 'good',
  accepted: 'good',
  declined: 'bad',
  expired: 'plain',
};

interface InviteeProps {
  readonly invitee: Invitee;
  readonly store: TeamStore;
}

const Facts = observer(function Facts({ invitee }: Pick<InviteeProps, 'invitee'>) {
  const intl = useIntl();
  const { state, expiresAt } = invitee;
  if (state === 'declined' || state === 'accepted') return null;
  const text = state === 'pending' ? inviteeMessages.until : inviteeMessages.since;
  return (
    <time dateTime={expiresAt} title={formatDateTime(intl.locale, expiresAt, { style: 'full' })}>
      {intl.formatMessage(text, { date: formatDate(intl.locale, expiresAt) })}
    </time>
  );
});

/** Takes an invitation back, when that is meant. */
const CancelButton = observer(function CancelButton({ invitee, store }: InviteeProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const who = inviteeName(intl, invitee);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        aria-label={intl.formatMessage(inviteeMessages.cancelOf, { who })}
        onClick={() => setAsking(true)}
      >
        {intl.formatMessage(inviteeMessages.cancel)}
      </Button>
      {isAsking && (
        <AskedChange
          title={intl.formatMessage(inviteeMessages.cancelTitle, { who })}
          text={intl.formatMessage(inviteeMessages.cancelText)}
          confirm={intl.formatMessage(inviteeMessages.cancel)}
          cancel={intl.formatMessage(inviteeMessages.keep)}
          change={() => store.cancel(invitee.invitationId)}
          onDone={() => announce(intl.formatMessage(inviteeMessages.cancelled, { who }))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
});

type Step = 'resend' | 'forget';

interface StepProps extends InviteeProps {
  readonly step: Step;
  readonly running: Request<Step>;
}

const STEPS = {
  resend: { text: inviteeMessages.resend, name: inviteeMessages.resendOf, done: inviteeMessages.resent },
  forget: { text: inviteeMessages.forget, name: inviteeMessages.forgetOf, done: inviteeMessages.forgotten },
} as const;

/** What can be done without a question: nothing is lost by it. */
const StepButton = observer(function StepButton({ step, invitee, store, running }: StepProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const who = inviteeName(intl, invitee);
  const { text, name, done } = STEPS[step];
  const take = async (): Promise<void> => {
    if (running.isPending) return;
    const isDone = await running.run(async () => {
      if (step === 'resend') await store.resend(invitee.invitationId, intl.locale);
      else await store.cancel(invitee.invitationId);
      return step;
    });
    if (isDone !== null) announce(intl.formatMessage(done, { who }));
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      aria-label={intl.formatMessage(name, { who })}
      aria-disabled={running.isPending}
      onClick={() => void take()}
    >
      {intl.formatMessage(text)}
    </Button>
  );
});

const Actions = observer(function Actions(props: Omit<StepProps, 'step'>) {
  const { state } = props.invitee;
  return (
    <>
      {(state === 'pending' || state === 'expired') && <StepButton step="resend" {...props} />}
      {state === 'pending' ? <CancelButton {...props} /> : <StepButton step="forget" {...props} />}
    </>
  );
});

interface InviteeRowProps extends InviteeProps {
  /** The reader may send again and take back. */
  readonly isManaged: boolean;
}

export const InviteeRow = observer(function InviteeRow({ invitee, store, isManaged }: InviteeRowProps) {
  const intl = useIntl();
  const [running] = useState(() => new Request<Step>());
  const { error, isPending, state: progress } = running;
  const { state, isAdmin, invitationId } = invitee;
  const who = inviteeName(intl, invitee);
  return (
    <PersonRow
      id={invitationId}
      name={who}
      marks={<Mark tone={TONES[state]}>{intl.formatMessage(inviteeMessages[state])}</Mark>}
      lines={
        <>
          <div>{intl.formatMessage(isAdmin ? inviteeMessages.asAdmin : inviteeMessages.asGeneral)}</div>
          {progress === 'done' && <div>{intl.formatMessage(inviteeMessages.resent, { who })}</div>}
        </>
      }
      facts={<Facts invitee={invitee} />}
      actions={isManaged && <Actions invitee={invitee} store={store} running={running} />}
      problem={error !== null && !isPending && <TeamProblem problem={error} seats={1} />}
    />
  );
});
