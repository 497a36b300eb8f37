import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { phoneMessages } from '../access.messages';
import { accountProblems } from '../account-problem.messages';
import { emailChangeMessages, sectionMessages } from '../account.messages';
import type { PhoneState } from '../account.api';
import type { SettingsStore } from '../settings.store';
import { FactRow } from './FactRow';
import { VerifyPhoneDialog } from './VerifyPhoneDialog';

const STATUS_NAMES = {
  none: phoneMessages.none,
  pending: phoneMessages.pending,
  verified: phoneMessages.verified,
} as const;

const Verified = observer(function Verified() {
  const intl = useIntl();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'primary.main',
        fontSize: '0.9375rem',
      }}
    >
      <CheckIcon sx={{ fontSize: 18 }} />
      {intl.formatMessage(phoneMessages.verified)}
    </Box>
  );
});

interface ChangeButtonProps {
  readonly status: PhoneState['status'];
  readonly onChange: () => void;
}

const ChangeButton = observer(function ChangeButton({ status, onChange }: ChangeButtonProps) {
  const intl = useIntl();
  if (status === 'verified') {
    return (
      <Button
        variant="outlined"
        color="inherit"
        aria-label={intl.formatMessage(phoneMessages.changeNumber)}
        onClick={onChange}
      >
        {intl.formatMessage(emailChangeMessages.change)}
      </Button>
    );
  }
  return (
    <Button variant="outlined" onClick={onChange}>
      {intl.formatMessage(status === 'pending' ? phoneMessages.enter : phoneMessages.verify)}
    </Button>
  );
});

interface NumberRowProps {
  readonly state: PhoneState;
  readonly onChange: () => void;
}

const NumberRow = observer(function NumberRow({ state, onChange }: NumberRowProps) {
  const intl = useIntl();
  const { status, phone, offered } = state;
  const isVerified = status === 'verified';
  return (
    <FactRow
      label={intl.formatMessage(phoneMessages.number)}
      value={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <span>{phone ?? intl.formatMessage(STATUS_NAMES[status])}</span>
          {isVerified && <Verified />}
        </Box>
      }
      {...(status === 'pending' ? { note: intl.formatMessage(phoneMessages.pending) } : {})}
    >
      {offered && <ChangeButton status={status} onChange={onChange} />}
    </FactRow>
  );
});

export const PhoneSection = observer(function PhoneSection({ store }: { readonly store: SettingsStore }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session } = useStores();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    void store.loadPhone();
  };
  const finish = (): void => {
    close();
    announce(intl.formatMessage(phoneMessages.done));
    session.setInfo({ phoneStatus: 'verified' });
  };
  const state = store.phone.value;
  if (!store.showsPhone) return null;
  return (
    <SettingsSection
      id="phone"
      title={intl.formatMessage(sectionMessages.phone)}
      lead={intl.formatMessage(sectionMessages.phoneLead)}
    >
      <Box>
        <Loaded
          request={store.phone}
          texts={accountProblems}
          onRetry={() => void store.loadPhone()}
          height={56}
        >
          {(known) => <NumberRow state={known} onChange={() => setOpen(true)} />}
        </Loaded>
      </Box>
      {isOpen && (
        <VerifyPhoneDialog
          api={store.api}
          pending={state?.status === 'pending' ? state.phone : null}
          onClose={close}
          onVerified={finish}
        />
      )}
    </SettingsSection>
  );
});
