import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { formatDateTime } from '../../../shared/dates';
import { PATHS } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Facts } from '../../../shared/ui/Facts';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { PageFrame } from '../../../shared/ui/PageFrame';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { createSuspensionApi } from '../create-suspension.api';
import { reasonMessages } from '../report.messages';
import type { OwnAppeal, SuspensionState } from '../suspension.api';
import { suspensionMessages as messages, suspensionProblems } from '../suspension.messages';
import { SuspensionStore } from '../suspension.store';

interface StoreProps {
  readonly store: SuspensionStore;
}

const Words = observer(function Words({ store }: StoreProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { form } = store;
  const { failure, isPending, values } = form;
  const problem = form.currentProblemOf('text');
  const send = async (): Promise<void> => {
    if ((await form.submit()) !== null) announce(intl.formatMessage(messages.sent));
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ gap: 2 }}
    >
      <TextField
        label={intl.formatMessage(messages.words)}
        hint={intl.formatMessage(messages.wordsHint)}
        value={values.text}
        onChange={(text) => form.set({ text })}
        lines={6}
        error={problem === null ? null : intl.formatMessage(problemText(problem, suspensionProblems))}
      />
      {failure !== null && <ProblemNote problem={failure} texts={suspensionProblems} />}
      <Box>
        <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 44 }}>
          {intl.formatMessage(isPending ? messages.sending : messages.send)}
        </Button>
      </Box>
    </Stack>
  );
});

const Said = observer(function Said({ appeal }: { readonly appeal: OwnAppeal }) {
  const intl = useIntl();
  const { text, state, answer, appealedTime, answeredTime } = appeal;
  const time = formatDateTime(intl.locale, answeredTime ?? appealedTime);
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Text sx={{ fontWeight: 650 }}>{intl.formatMessage(messages.state, { state })}</Text>
      <Text variant="body2" color="textSecondary">
        {time}
      </Text>
      <Text dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      {answer !== null && (
        <Box sx={{ mt: 1.5, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
          <Text variant="body2" sx={{ fontWeight: 650 }}>
            {intl.formatMessage(messages.answer)}
          </Text>
          <Text dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {answer}
          </Text>
        </Box>
      )}
    </Box>
  );
});

const SuspensionFacts = observer(function SuspensionFacts({
  store,
  suspension,
}: StoreProps & { readonly suspension: SuspensionState }) {
  const intl = useIntl();
  const { suspendedTime, reason, canAppeal, appeals } = suspension;
  if (suspendedTime === null || reason === null) {
    return (
      <Notice title={intl.formatMessage(messages.over)} text={intl.formatMessage(messages.overText)}>
        <AppLink to={PATHS.login}>{intl.formatMessage(messages.signIn)}</AppLink>
      </Notice>
    );
  }
  const isAnswered = appeals.every(({ state }) => state !== 'open');
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Facts
        facts={[
          [intl.formatMessage(messages.since), formatDateTime(intl.locale, suspendedTime)],
          [intl.formatMessage(messages.reason), intl.formatMessage(reasonMessages.name, { reason })],
        ]}
      />
      <AppLink to={PATHS.policy}>{intl.formatMessage(messages.rules)}</AppLink>
      {appeals.length > 0 && (
        <Section title={intl.formatMessage(messages.list)}>
          <Box component="ul" sx={{ p: 0, m: 0 }}>
            {appeals.map((appeal) => (
              <Said key={appeal.appealedTime} appeal={appeal} />
            ))}
          </Box>
        </Section>
      )}
      {canAppeal && <Words store={store} />}
      {!canAppeal && isAnswered && <Text>{intl.formatMessage(messages.noMore)}</Text>}
    </Stack>
  );
});

const Suspension = observer(function Suspension({ token }: { readonly token: string }) {
  const intl = useIntl();
  const api = useApi(createSuspensionApi);
  const [store] = useState(() => new SuspensionStore(api, token));
  useEffect(() => void store.load(), [store]);
  const isOver = store.suspension !== null && store.suspension.suspendedTime === null;
  return (
    <PageFrame
      title={intl.formatMessage(isOver ? messages.over : messages.title)}
      lead={isOver ? '' : intl.formatMessage(messages.lead)}
    >
      <Loaded
        request={store.request}
        texts={suspensionProblems}
        onRetry={() => void store.load()}
        height={320}
      >
        {(loaded) => <SuspensionFacts store={store} suspension={store.suspension ?? loaded} />}
      </Loaded>
    </PageFrame>
  );
});

/** For suspended people, who cannot sign in; who they are stands behind the `#` of the address. */
const SuspensionPage = observer(function SuspensionPage() {
  const token = useLocation().hash.slice(1);
  return <Suspension key={token} token={token} />;
});

export default SuspensionPage;
