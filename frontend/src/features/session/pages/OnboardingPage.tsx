import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { PATHS, pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { MessagesPart } from '../../../i18n/MessagesPart';
import { useLocalPath } from '../../../i18n/use-local-path';
import { shortHost } from '../../../shared/short-host';
import { StoredValue } from '../../../shared/storage';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Skeleton, Text } from '../../../shared/ui/text';
import { AddressStep } from '../components/AddressStep';
import { BringLinks } from '../components/BringLinks';
import { Celebration } from '../components/Celebration';
import { LinkStep } from '../components/LinkStep';
import { NameStep } from '../components/NameStep';
import { SignInFrame } from '../components/SignInFrame';
import { StartPreview } from '../components/StartPreview';
import { onboardingMessages } from '../onboarding.messages';
import { OnboardingStore } from '../onboarding.store';
import { returnPage } from '../return-path';

/** Until the first step can be shown. */
const Beginning = observer(function Beginning({ steps }: { readonly steps: OnboardingStore }) {
  const { loading } = steps;
  const title = useIntl().formatMessage(onboardingMessages.title);
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeading title={title} sx={{ fontSize: '1.75rem' }}>
        {title}
      </PageHeading>
      {loading.error !== null && !loading.isPending ? (
        <ProblemNote problem={loading.error} onRetry={() => void steps.load()} />
      ) : (
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: '16px' }} />
      )}
    </Stack>
  );
});

const Steps = observer(function Steps({ steps }: { readonly steps: OnboardingStore }) {
  const { session } = useStores();
  const { profile, subdomain } = steps;
  if (profile === null || subdomain === null) return <Beginning steps={steps} />;
  const root = session.site?.subdomainRoot ?? shortHost();
  if (steps.step === 'link') {
    return (
      <Box sx={{ maxWidth: 780, width: '100%', mx: 'auto' }}>
        <LinkStep steps={steps} />
      </Box>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' },
        gap: { xs: 3, md: 4 },
        alignItems: 'start',
      }}
    >
      <Panel sx={{ p: { xs: 2.5, sm: 4 } }}>
        {steps.step === 'name' ? (
          <NameStep steps={steps} profile={profile} />
        ) : (
          <AddressStep steps={steps} subdomain={subdomain} root={root} />
        )}
      </Panel>
      <StartPreview
        name={profile.values.displayName}
        host={subdomain.name === '' ? shortHost() : `${subdomain.name}.${root}`}
      />
    </Box>
  );
});

const AllDone = observer(function AllDone({ name }: { readonly name: string }) {
  const intl = useIntl();
  const { session } = useStores();
  const [query] = useSearchParams();
  const redirectTo = query.get('redirect_to');
  const title =
    name === ''
      ? intl.formatMessage(onboardingMessages.doneTitleNameless)
      : intl.formatMessage(onboardingMessages.doneTitle, { name });
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: { xs: 2, sm: 4 } }}>
      <Celebration />
      <PageHeading title={title}>{title}</PageHeading>
      <Text color="textSecondary" sx={{ maxWidth: '34rem', textWrap: 'balance' }}>
        {intl.formatMessage(onboardingMessages.doneText)}
      </Text>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
        {redirectTo !== null && (
          <ButtonLink to={returnPage(redirectTo)} variant="contained">
            {intl.formatMessage(onboardingMessages.goOn)}
          </ButtonLink>
        )}
        <ButtonLink
          to={pathTo('group', session.groupId)}
          variant={redirectTo === null ? 'contained' : 'outlined'}
        >
          {intl.formatMessage(onboardingMessages.toLinks)}
        </ButtonLink>
        <ButtonLink to={PATHS.home} variant="outlined">
          {intl.formatMessage(onboardingMessages.toHome)}
        </ButtonLink>
      </Stack>
    </Stack>
  );
});

const FirstSteps = observer(function FirstSteps() {
  const { session, deviceLinks } = useStores();
  const [isOffering, setIsOffering] = useState(deviceLinks.guestLinks.length > 0);
  const [steps] = useState(
    () => new OnboardingStore(session.welcomeApi, session, new StoredValue('onboarding')),
  );
  useEffect(() => {
    void steps.load();
    return () => steps.dispose();
  }, [steps]);
  if (isOffering) {
    return (
      <SignInFrame>
        <BringLinks onDone={() => setIsOffering(false)} />
      </SignInFrame>
    );
  }
  return (
    <Box sx={{ py: { xs: 3, sm: 6 } }}>
      {steps.step === 'done' ? (
        <AllDone name={steps.profile?.saved.displayName ?? ''} />
      ) : (
        <Steps steps={steps} />
      )}
    </Box>
  );
});

/** The first steps of a new member, who is first offered what this device holds. */
const OnboardingPage = observer(function OnboardingPage() {
  const { session } = useStores();
  const localPath = useLocalPath();
  if (!session.isSignedIn) {
    return <Navigate to={localPath(`${PATHS.login}?redirect_to=${PATHS.onboarding}`)} replace />;
  }
  return (
    <MessagesPart part="account">
      <FirstSteps />
    </MessagesPart>
  );
});

export default OnboardingPage;
