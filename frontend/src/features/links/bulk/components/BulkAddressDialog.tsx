import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { UrlField } from '../../../../shared/ui/UrlField';
import { LimitHint } from '../../../billing';
import type { BulkDialogProps } from '../bulk-dialog';
import { bulkMessages } from '../bulk.messages';
import { BulkForm } from './BulkForm';

/** Where the selected links are to lead. */
const BulkAddressDialog = observer(function BulkAddressDialog(props: BulkDialogProps) {
  const { count, onClose, onChosen } = props;
  const intl = useIntl();
  const [address, setAddress] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const value = address.trim();
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
        value={address}
        onChange={setAddress}
        error={isMissing && value === '' ? intl.formatMessage(bulkMessages.addressMissing) : null}
      />
      <LimitHint limit="urlReplacements" />
    </BulkForm>
  );
});

export default BulkAddressDialog;
