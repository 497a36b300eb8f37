import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { accessMessages } from '../access.messages';
import { emailChangeMessages, sectionMessages } from '../account.messages';
import { CodeFlowStore } from '../code-flow.store';
import { emailHint } from '../field-rules';
import type { SettingsStore } from '../settings.store';
import { CodeDialog } from './CodeDialog';
import { FactRow } from './FactRow';

interface SectionProps {
  readonly store: SettingsStore;
}

const GOOGLE = 'Google';

const EmailDialog = observer(function EmailDialog(props: SectionProps & { readonly onClose: () => void }) {
  const { store, onClose } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const { session } = useStores();
  const [flow] = useState(
    () =>
      new CodeFlowStore({
        fields: { target: 'email', code: 'verificationCode' },
        send: (email) => store.api.askEmailCode(email, intl.locale),
        check: (code, email) => store.api.confirmEmail(code, email),
        hintFor: (email) =>
          email.toLowerCase() === store.email.toLowerCase() ? 'identity.email-unchanged' : emailHint(email),
      }),
  );
  const finish = (): void => {
    const email = flow.sentTo.toLowerCase();
    store.setEmail(email);
    session.setInfo({ email });
    announce(intl.formatMessage(accessMessages.emailChanged, { email }));
    onClose();
  };
  return (
    <CodeDialog
      flow={flow}
      kind="email"
      texts={{
        title: intl.formatMessage(accessMessages.emailTitle),
        text: intl.formatMessage(accessMessages.emailText),
        label: intl.formatMessage(accessMessages.newEmail),
      }}
      onClose={onClose}
      onDone={finish}
    />
  );
});

export const SignInSection = observer(function SignInSection({ store }: SectionProps) {
  const intl = useIntl();
  const [isChanging, setChanging] = useState(false);
  const hasGoogle = store.essentials.value?.info.hasGoogle === true;
  return (
    <SettingsSection
      id="sign-in"
      title={intl.formatMessage(sectionMessages.signIn)}
      lead={intl.formatMessage(sectionMessages.signInLead)}
    >
      <Box>
        <FactRow label={intl.formatMessage(accessMessages.email)} value={store.email}>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={intl.formatMessage(accessMessages.changeEmail)}
            onClick={() => setChanging(true)}
          >
            {intl.formatMessage(emailChangeMessages.change)}
          </Button>
        </FactRow>
        <FactRow
          label={GOOGLE}
          value={intl.formatMessage(hasGoogle ? accessMessages.googleOn : accessMessages.googleOff)}
          {...(hasGoogle ? {} : { note: intl.formatMessage(accessMessages.googleHint) })}
        />
      </Box>
      {isChanging && <EmailDialog store={store} onClose={() => setChanging(false)} />}
    </SettingsSection>
  );
});
