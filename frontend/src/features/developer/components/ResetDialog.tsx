import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import type { ApiPlanStore } from '../api-plan.store';
import type { Scope } from '../developer.api';
import { developerProblems } from '../developer.messages';
import { DEFAULT_SCOPES, SCOPES, wordOf } from '../scopes';
import { tokenMessages as messages } from '../token.messages';
import { SwitchList } from './SwitchList';

const OVERLAP_HOURS = 24;

interface ResetDialogProps {
  readonly store: ApiPlanStore;
  /** Of the token that is replaced; null when there is none. */
  readonly scopes: readonly Scope[] | null;
  readonly onClose: () => void;
}

/** Asks what the new token may do; a token that programs use is replaced only by an admin who says so in a word. */
export const ResetDialog = observer(function ResetDialog({ store, scopes, onClose }: ResetDialogProps) {
  const intl = useIntl();
  const isNew = scopes === null;
  const [chosen, setChosen] = useState(scopes ?? DEFAULT_SCOPES);
  const [keepsOld, setKeepsOld] = useState(false);
  const [word, setWord] = useState('');
  const { error, isPending } = store.changing;
  const expected = intl.formatMessage(messages.confirmWord);
  const isConfirmed = isNew || keepsOld || word.trim().toLowerCase() === expected;
  const canReset = isConfirmed && chosen.length > 0 && !isPending;
  const reset = async (): Promise<void> => {
    const input = { scopes: chosen, keepOldHours: keepsOld ? OVERLAP_HOURS : 0 };
    if (canReset && (await store.reset(input))) onClose();
  };
  return (
    <Dialog
      title={intl.formatMessage(isNew ? messages.make : messages.reset)}
      isWide
      onClose={onClose}
      onSubmit={() => void reset()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button
            type="submit"
            variant="contained"
            aria-disabled={!canReset}
            sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
          >
            {intl.formatMessage(isNew ? messages.make : messages.reset)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <SwitchList
          legend={intl.formatMessage(messages.scopesLegend)}
          choices={SCOPES.map((value) => ({
            value,
            label: intl.formatMessage(messages.scope, { scope: wordOf(value) }),
          }))}
          chosen={chosen}
          onChange={setChosen}
        />
        {!isNew && (
          <Switch
            label={intl.formatMessage(messages.overlap)}
            hint={intl.formatMessage(messages.overlapHint)}
            isOn={keepsOld}
            onChange={setKeepsOld}
          />
        )}
        {!isNew && !keepsOld && (
          <Stack sx={{ gap: 1 }}>
            <Text>{intl.formatMessage(messages.resetText, { word: expected })}</Text>
            <TextField
              label={intl.formatMessage(messages.word, { word: expected })}
              value={word}
              onChange={setWord}
            />
          </Stack>
        )}
        {error !== null && !isPending && <ProblemNote problem={error} texts={developerProblems} />}
      </Stack>
    </Dialog>
  );
});
