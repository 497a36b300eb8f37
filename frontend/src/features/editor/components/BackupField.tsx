import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { TextField } from '../../../shared/ui/TextField';
import { healthMessages } from '../health.messages';
import { useFieldProblem } from '../use-field-problem';
import type { FieldsProps } from './section-props';

/** Where visitors go while the destination is down. */
export const BackupField = observer(function BackupField({ form }: FieldsProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  return (
    <TextField
      label={intl.formatMessage(healthMessages.backup)}
      hint={intl.formatMessage(healthMessages.backupHint)}
      inputMode="url"
      value={form.values.backupUrl}
      onChange={(typed) => form.set({ backupUrl: typed })}
      error={problemOf('backupUrl')}
    />
  );
});
