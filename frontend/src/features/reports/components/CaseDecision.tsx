import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import type { CaseDetails, StepInput } from '../cases.api';
import { oneCaseMessages as messages } from '../cases.messages';
import type { CaseStore } from '../case.store';
import { reportProblems } from '../report-problem.messages';
import { stepsFor } from '../case-steps';

/** What reaches the link's visitors stands out, and is asked for twice. */
const COLORS = { none: 'inherit', lift: 'inherit', warn: 'primary', disable: 'error' } as const;

interface CaseDecisionProps {
  readonly store: CaseStore;
  readonly details: CaseDetails;
}

/** What can be done with a case now. */
export const CaseDecision = observer(function CaseDecision({ store, details }: CaseDecisionProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [asked, setAsked] = useState<Omit<StepInput, 'note'> | null>(null);
  const { error, isPending } = store.step;
  const take = async (step: Omit<StepInput, 'note'>): Promise<void> => {
    setAsked(null);
    if (await store.take(step)) announce(intl.formatMessage(messages.done));
  };
  return (
    <Stack component="section" aria-labelledby="decide" sx={{ gap: 1.5 }}>
      <Text id="decide" component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
        {intl.formatMessage(messages.decide)}
      </Text>
      <TextField
        label={intl.formatMessage(messages.note)}
        value={store.note}
        onChange={(text) => store.write(text)}
        lines={2}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {stepsFor(details).map(({ name, step }) => {
          const color = COLORS[step.action];
          const isGrave = color !== 'inherit';
          return (
            <Button
              key={name}
              variant={isGrave ? 'contained' : 'outlined'}
              color={color}
              aria-disabled={isPending}
              onClick={() => (isGrave ? setAsked(step) : void take(step))}
            >
              {intl.formatMessage(messages[name])}
            </Button>
          );
        })}
      </Stack>
      {error !== null && !isPending && (
        <ProblemNote problem={error} texts={reportProblems} onRetry={() => void store.load()} />
      )}
      {asked !== null && (
        <ConfirmDialog
          title={intl.formatMessage(messages.confirmTitle, {
            action: asked.action,
            link: readableAddress(details.shortUrl),
          })}
          confirm={intl.formatMessage(asked.action === 'disable' ? messages.disable : messages.warn)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isDangerous={asked.action === 'disable'}
          onConfirm={() => void take(asked)}
          onCancel={() => setAsked(null)}
        >
          <Text>{intl.formatMessage(messages.confirmText, { action: asked.action })}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
});
