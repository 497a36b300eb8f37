import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton } from '../../../shared/ui/text';
import { UnsavedGuard } from '../../../shared/ui/UnsavedGuard';
import { accountProblems } from '../account-problem.messages';
import { settingsPageMessages } from '../account.messages';
import type { SettingsForms, SettingsStore } from '../settings.store';
import { SignInSection } from './SignInSection';
import { AccountHeader } from './AccountHeader';
import { OwnSubdomainSection } from './OwnSubdomainSection';
import { DataSection } from './DataSection';
import { DevicesSection } from './DevicesSection';
import { GroupsSection } from './GroupsSection';
import { KeyboardSection } from './KeyboardSection';
import { NoticesSection } from './NoticesSection';
import { PhoneSection } from './PhoneSection';
import { ProfileSection } from './ProfileSection';
import { RemoveSection } from './RemoveSection';
import { SectionIndex } from './SectionIndex';
import { AccountUsageSection } from './AccountUsageSection';
import { WeeklyReportsSection } from './WeeklyReportsSection';

interface BodyProps {
  readonly store: SettingsStore;
}

const SettingsSkeleton = observer(function SettingsSkeleton() {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(settingsPageMessages.loading)}
      </Box>
      <Skeleton variant="rounded" height={64} sx={{ maxWidth: 360 }} />
      <Skeleton variant="rounded" height={280} sx={{ borderRadius: '16px' }} />
      <Skeleton variant="rounded" height={320} sx={{ borderRadius: '16px' }} />
    </Stack>
  );
});

const Sections = observer(function Sections({ store, forms }: BodyProps & { readonly forms: SettingsForms }) {
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <ProfileSection form={forms.profile} />
      <OwnSubdomainSection store={forms.subdomain} />
      <SignInSection store={store} />
      <PhoneSection store={store} />
      <DevicesSection devices={store.devices} />
      <AccountUsageSection store={store} />
      <GroupsSection />
      <NoticesSection />
      <WeeklyReportsSection />
      <KeyboardSection store={store} />
      <DataSection store={store} />
      <RemoveSection deletion={forms.deletion} />
    </Stack>
  );
});

export const SettingsBody = observer(function SettingsBody({ store }: BodyProps) {
  const { forms, essentials } = store;
  if (forms === null) {
    return essentials.error !== null && !essentials.isPending ? (
      <ProblemNote
        problem={essentials.error}
        texts={accountProblems}
        onRetry={() => void store.loadEssentials()}
      />
    ) : (
      <SettingsSkeleton />
    );
  }
  return (
    <>
      <AccountHeader store={store} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
          gap: { xs: 2.5, md: 4 },
          alignItems: 'start',
        }}
      >
        <SectionIndex showsPhone={store.showsPhone} />
        <Sections store={store} forms={forms} />
      </Box>
      <UnsavedGuard isDirty={store.isDirty} />
    </>
  );
});
