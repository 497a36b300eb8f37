import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { browserTimeZone, dayIn } from '../../../shared/calendar';
import { formatDateTime, formatDay } from '../../../shared/dates';
import { focusFirstProblem } from '../../../shared/focus-problem';
import { pathTo } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { CopyableCode } from '../../../shared/ui/CopyableCode';
import { DayTextField } from '../../../shared/ui/DayTextField';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { WordChip } from '../../../shared/ui/WordChip';
import { createRegistrationsApi } from '../create-registrations.api';
import { type RefusedForm, refusedForm, registeredForm } from '../registration-forms';
import type { RegistrationTask } from '../registrations.api';
import {
  registrationMessages as messages,
  registrationProblems as problems,
} from '../registrations.messages';
import { ReasonDialog } from './ReasonDialog';

interface TaskProps {
  readonly task: RegistrationTask;
  readonly onSettled: () => void;
}

const Registered = observer(function Registered({ task, onSettled }: TaskProps) {
  const intl = useIntl();
  const api = useApi(createRegistrationsApi);
  const announce = useAnnounce();
  const place = useRef<HTMLFormElement>(null);
  const [form] = useState(() => registeredForm(api, task.id));
  const { failure, isPending, values } = form;
  const code = form.currentProblemOf('expiresOn');
  const domain = task.domainName;
  const save = async (): Promise<void> => {
    if ((await form.submit()) === null) {
      focusFirstProblem(place.current);
      return;
    }
    announce(intl.formatMessage(messages.saved, { domain }));
    onSettled();
  };
  return (
    <Stack
      component="form"
      noValidate
      ref={place}
      aria-label={intl.formatMessage(messages.expiresOnOf, { domain })}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ gap: 1.5, maxWidth: 420 }}
    >
      <DayTextField
        label={intl.formatMessage(messages.expiresOn)}
        hint={intl.formatMessage(messages.expiresOnHint)}
        min={dayIn(browserTimeZone(), new Date())}
        value={values.expiresOn}
        onChange={(expiresOn) => form.set({ expiresOn })}
        error={code === null ? null : intl.formatMessage(problemText(code, problems))}
      />
      {failure !== null && <ProblemNote problem={failure} texts={problems} />}
      <Box>
        <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 48 }}>
          {intl.formatMessage(isPending ? messages.saving : messages.save)}
        </Button>
      </Box>
    </Stack>
  );
});

const Refused = observer(function Refused({ task, onSettled }: TaskProps) {
  const intl = useIntl();
  const api = useApi(createRegistrationsApi);
  const announce = useAnnounce();
  const [form, setForm] = useState<RefusedForm | null>(null);
  const domain = task.domainName;
  const title = intl.formatMessage(messages.refuseOf, { domain });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={title}
        onClick={() => setForm(refusedForm(api, task.id))}
        sx={{ minHeight: 44 }}
      >
        {intl.formatMessage(messages.refuse)}
      </Button>
      {form !== null && (
        <ReasonDialog
          title={title}
          text={intl.formatMessage(messages.refuseText)}
          hint={intl.formatMessage(messages.reasonHint)}
          form={form}
          problems={problems}
          onClose={() => setForm(null)}
          onDone={() => {
            setForm(null);
            announce(intl.formatMessage(messages.refused, { domain }));
            onSettled();
          }}
        />
      )}
    </>
  );
});

const Records = observer(function Records({ records }: Pick<RegistrationTask, 'records'>) {
  const intl = useIntl();
  return (
    <Box>
      <Text component="h3" sx={{ fontWeight: 650, mb: 0.5 }}>
        {intl.formatMessage(messages.records)}
      </Text>
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0 }}>
        {records.map(({ type, name, value }) => (
          <Box
            component="li"
            key={type + name + value}
            sx={{
              listStyle: 'none',
              display: 'grid',
              columnGap: 2,
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '4rem minmax(0, 1fr) minmax(0, 1.5fr)' },
            }}
          >
            <Text sx={{ fontWeight: 650 }}>{type}</Text>
            <CopyableCode text={name} />
            <CopyableCode text={value} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
});

/** A domain to register: what is to be set, and what has become of it. */
export const RegistrationTaskCard = observer(function RegistrationTaskCard(props: TaskProps) {
  const intl = useIntl();
  const { domainName, groupId, state, refusal, registeredUntil, records, createdTime } = props.task;
  return (
    <Panel component="li" sx={{ listStyle: 'none' }}>
      <Stack sx={{ gap: 2 }}>
        <Box>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Text
              component="h2"
              variant="h2"
              dir="ltr"
              sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}
            >
              {domainName}
            </Text>
            <WordChip>{intl.formatMessage(messages.state, { state })}</WordChip>
          </Stack>
          <Text variant="body2" color="textSecondary">
            {[
              intl.formatMessage(messages.paid, { time: formatDateTime(intl.locale, createdTime) }),
              ...(registeredUntil === null
                ? []
                : [
                    intl.formatMessage(messages.registeredUntil, {
                      day: formatDay(intl.locale, registeredUntil, 'full'),
                    }),
                  ]),
            ].join(' · ')}
          </Text>
          {refusal !== null && (
            <Text dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {intl.formatMessage(messages.refusal, { reason: refusal })}
            </Text>
          )}
          <AppLink to={pathTo('billedGroup', groupId)} sx={{ display: 'inline-block', py: 1 }}>
            {intl.formatMessage(messages.group, { groupId: String(groupId) })}
          </AppLink>
        </Box>
        <Records records={records} />
        <Registered {...props} />
        <Box>
          <Refused {...props} />
        </Box>
      </Stack>
    </Panel>
  );
});
