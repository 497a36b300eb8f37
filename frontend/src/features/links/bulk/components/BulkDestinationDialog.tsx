import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { UrlField } from '../../../../shared/ui/UrlField';
import { LimitHint } from '../../../billing';
import type { BulkDialogProps } from '../bulk-dialog';
import { bulkMessages } from '../bulk.messages';
import { BulkForm } from './BulkForm';

/** Where the selected links are to lead. */
const BulkDestinationDialog = observer(function BulkDestinationDialog(props: BulkDialogProps) {
  const { count, onClose, onChosen } = props;
  const intl = useIntl();
  const [destination, setDestination] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const value = destination.trim();
  return (
    <BulkForm
      title={intl.formatMessage(bulkMessages.addressTitle, { count })}
      canApply={value !== ''}
      onApply={() => {
        setIsMissing(value === '');
        if (value !== '') onChosen({ kind: 'address', value });
      }}
      onClose={onClose}
    >
      <UrlField
        label={intl.formatMessage(bulkMessages.addressField)}
        value={destination}
        onChange={setDestination}
        error={isMissing && value === '' ? intl.formatMessage(bulkMessages.addressMissing) : null}
      />
      <LimitHint limit="urlReplacements" />
    </BulkForm>
  );
});

export default BulkDestinationDialog;
