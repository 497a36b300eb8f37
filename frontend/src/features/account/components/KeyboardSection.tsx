import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Switch } from '../../../shared/ui/Switch';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { accountProblems } from '../account-problem.messages';
import { sectionMessages } from '../account.messages';
import { keyboardMessages } from '../holdings.messages';
import type { SettingsStore } from '../settings.store';

export const KeyboardSection = observer(function KeyboardSection({
  store,
}: {
  readonly store: SettingsStore;
}) {
  const intl = useIntl();
  const { shell } = useStores();
  const { shortcutsFailure, hasShortcuts } = store;
  // The keys on this device obey at once; others learn of it when they ask for the settings.
  useEffect(() => shell.setShortcuts(hasShortcuts), [shell, hasShortcuts]);
  return (
    <SettingsSection id="keyboard" title={intl.formatMessage(sectionMessages.keyboard)}>
      <Switch
        label={intl.formatMessage(keyboardMessages.letters)}
        hint={intl.formatMessage(keyboardMessages.lettersHint)}
        isOn={hasShortcuts}
        onChange={(isOn) => void store.setShortcuts(isOn)}
      />
      {shortcutsFailure !== null && <ProblemNote problem={shortcutsFailure} texts={accountProblems} />}
    </SettingsSection>
  );
});
