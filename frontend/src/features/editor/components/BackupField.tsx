import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { UrlField } from '../../../shared/ui/UrlField';
import { healthMessages } from '../health.messages';
import { useFieldProblem } from '../use-field-problem';
import type { FieldsProps } from './section-props';

/** Where visitors go while the destination is down. */
export const BackupField = observer(function BackupField({ form }: FieldsProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  return (
    <UrlField
      label={intl.formatMessage(healthMessages.backup)}
      hint={intl.formatMessage(healthMessages.backupHint)}
      value={form.values.backupUrl}
      onChange={(typed) => form.set({ backupUrl: typed })}
      error={problemOf('backupUrl')}
    />
  );
});
