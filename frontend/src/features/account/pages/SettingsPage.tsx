import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { settingsPageMessages } from '../account.messages';
import { AccountDeleted } from '../components/AccountDeleted';
import { SettingsBody } from '../components/SettingsBody';
import { SignInNotice } from '../components/SignInNotice';
import { SettingsStore } from '../settings.store';

const Filled = observer(function Filled({ store }: { readonly store: SettingsStore }) {
  const intl = useIntl();
  const heading = intl.formatMessage(settingsPageMessages.heading);
  useEffect(() => store.load(), [store]);
  return (
    <Stack sx={{ gap: { xs: 2.5, sm: 3 }, pt: { xs: 3, sm: 5 } }}>
      <PageHeading title={heading} sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem)' }}>
        {heading}
      </PageHeading>
      <SettingsBody store={store} />
    </Stack>
  );
});

const Settings = observer(function Settings() {
  const { accountApi, session } = useStores();
  const [store] = useState(() => new SettingsStore(accountApi));
  useEffect(() => store.dispose, [store]);
  // A person who has deleted their account is signed out, and told so here.
  if (store.forms?.deletion.step === 'gone') return <AccountDeleted />;
  return session.isSignedIn ? <Filled store={store} /> : <SignInNotice />;
});

/** The settings of the person who is signed in, whatever id the address names. The next person finds a page of their own. */
const SettingsPage = observer(function SettingsPage() {
  const { session } = useStores();
  const member = `${session.userId}/${session.groupId}`;
  const [last, setLast] = useState(member);
  if (session.isSignedIn && member !== last) setLast(member);
  return <Settings key={last} />;
});

export default SettingsPage;
