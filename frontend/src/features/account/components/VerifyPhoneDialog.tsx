import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import type { AccessApi } from '../account.api';
import { phoneMessages } from '../access.messages';
import { CodeFlowStore } from '../code-flow.store';
import { phoneHint } from '../field-rules';
import { CodeDialog } from './CodeDialog';

interface VerifyPhoneDialogProps {
  readonly api: Pick<AccessApi, 'askPhoneCode' | 'confirmPhone'>;
  /** Where a code is on its way to, with all but its ends hidden. */
  readonly pending: string | null;
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

export const VerifyPhoneDialog = observer(function VerifyPhoneDialog(props: VerifyPhoneDialogProps) {
  const { api, pending, onClose, onVerified } = props;
  const intl = useIntl();
  const [flow] = useState(() => {
    const created = new CodeFlowStore({
      fields: { target: 'phone', code: 'code' },
      send: (phone) => api.askPhoneCode(phone, localeOf(intl.locale)),
      check: (code) => api.confirmPhone(code),
      hintFor: phoneHint,
    });
    if (pending !== null) created.resume(pending);
    return created;
  });
  return (
    <CodeDialog
      flow={flow}
      kind="tel"
      texts={{
        title: intl.formatMessage(phoneMessages.title),
        text: intl.formatMessage(phoneMessages.text),
        label: intl.formatMessage(phoneMessages.number),
        hint: intl.formatMessage(phoneMessages.numberHint),
      }}
      onClose={onClose}
      onDone={onVerified}
    />
  );
});
