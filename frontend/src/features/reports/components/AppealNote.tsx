import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import type { LinkOnDomain } from '../../../api/link-name';
import { appealMessages as messages } from '../appeal.messages';
import { AppealStore } from '../appeal.store';
import { createReportApi } from '../create-report.api';
import { reportProblems } from '../report-problem.messages';

const MINUTE_MS = 60_000;

interface WordsProps {
  readonly store: AppealStore;
  readonly onClose: () => void;
}

const Words = observer(function Words({ store, onClose }: WordsProps) {
  const intl = useIntl();
  const { form } = store;
  const { failure, isPending, values } = form;
  const problem = form.currentProblemOf('text');
  const send = async (): Promise<void> => {
    if ((await form.submit()) !== null) onClose();
  };
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            {intl.formatMessage(isPending ? messages.sending : messages.send)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <TextField
          label={intl.formatMessage(messages.words)}
          value={values.text}
          onChange={(text) => form.set({ text })}
          lines={5}
          hint={intl.formatMessage(messages.wordsHint)}
          error={problem === null ? null : intl.formatMessage(problemText(problem, reportProblems))}
        />
        {failure !== null && <ProblemNote problem={failure} texts={reportProblems} />}
      </Stack>
    </Dialog>
  );
});

/** Lets the owner of a link that was stopped, or is warned of, ask for another look; says so when they have. */
const AppealNote = observer(function AppealNote({ link }: { readonly link: LinkOnDomain }) {
  const intl = useIntl();
  const reportApi = useApi(createReportApi);
  const [store] = useState(() => new AppealStore(reportApi, link));
  const [isWriting, setWriting] = useState(false);
  const when = useWhen(useNow(MINUTE_MS));
  useEffect(() => void store.load(), [store]);
  const { state } = store;
  if (state === null) return null;
  const asked =
    state.appealedTime === null
      ? null
      : intl.formatMessage(messages.asked, { when: when(state.appealedTime) });
  if (asked !== null) {
    return (
      <Text role="status" color="textSecondary">
        {asked}
      </Text>
    );
  }
  if (!state.canAppeal) return null;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Text>{intl.formatMessage(messages.invite)}</Text>
      <Button variant="outlined" onClick={() => setWriting(true)}>
        {intl.formatMessage(messages.ask)}
      </Button>
      {isWriting && <Words store={store} onClose={() => setWriting(false)} />}
    </Stack>
  );
});

export default AppealNote;
