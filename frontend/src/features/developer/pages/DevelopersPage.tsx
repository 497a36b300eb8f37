import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { useFollow } from '../../../shared/use-follow';
import { ApiPlanStore } from '../api-plan.store';
import { ClientsSection } from '../components/ClientsSection';
import { ConfirmedAddress } from '../components/ConfirmedAddress';
import { DocumentsSection } from '../components/DocumentsSection';
import { EnableNotice } from '../components/EnableNotice';
import { NotificationsSection } from '../components/NotificationsSection';
import { StartSection } from '../components/StartSection';
import { TokenSection } from '../components/TokenSection';
import { ApiUsageSection } from '../components/ApiUsageSection';
import { WebhooksSection } from '../components/WebhooksSection';
import { createApiPlanApi } from '../create-developer.api';
import type { ApiInfo } from '../developer.api';
import { developerMessages as messages, developerProblems } from '../developer.messages';

const HEIGHT = 280;
const ADMIN = 2;
const MASKED = 'lk_live_…';

interface SectionsProps {
  readonly store: ApiPlanStore;
  readonly info: ApiInfo;
}

const AdminSections = observer(function AdminSections({ store, info }: SectionsProps) {
  const api = useApi(createApiPlanApi);
  return (
    <>
      <Loaded
        request={store.token}
        texts={developerProblems}
        onRetry={() => void store.loadToken()}
        height={HEIGHT}
      >
        {(token) => (
          <>
            <TokenSection store={store} token={token} />
            <StartSection token={store.secret ?? token.secret ?? MASKED} isFresh={store.secret !== null} />
            <ClientsSection store={store} hasToken={token.secret !== null} />
          </>
        )}
      </Loaded>
      <ApiUsageSection info={info} />
      <NotificationsSection api={api} store={store} info={info} />
      <WebhooksSection />
    </>
  );
});

const MemberSections = observer(function MemberSections({ info }: { readonly info: ApiInfo }) {
  const intl = useIntl();
  const names = intl.formatList(info.admins.map(({ name }) => name));
  return (
    <>
      <Text>{intl.formatMessage(messages.tokenAtAdmin, { names })}</Text>
      <ApiUsageSection info={info} />
    </>
  );
});

const OfGroup = observer(function OfGroup() {
  const intl = useIntl();
  const { info: caller } = useStores().session;
  const api = useApi(createApiPlanApi);
  const [store] = useState(() => new ApiPlanStore(api));
  useFollow(store.load);
  const { info: request } = store;
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {request.value === null && request.isPending && intl.formatMessage(messages.loading)}
      </Box>
      <Loaded request={request} texts={developerProblems} onRetry={() => void store.load()} height={HEIGHT}>
        {(info) => {
          if (info.isAPIUser) return <AdminSections store={store} info={info} />;
          if (info.state === 'active') return <MemberSections info={info} />;
          return <EnableNotice store={store} info={info} isAdmin={caller?.groupLevel === ADMIN} />;
        }}
      </Loaded>
    </>
  );
});

/** What programs need: a token, how much is used, and where events are sent. */
const DevelopersPage = observer(function DevelopersPage() {
  const intl = useIntl();
  const { groups, session } = useStores();
  const { isSignedIn } = session;
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <PageHeading
          title={intl.formatMessage(messages.title)}
          sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}
        >
          {intl.formatMessage(messages.title)}
        </PageHeading>
        <Text color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {isSignedIn
            ? intl.formatMessage(messages.lead, { group: groups.name })
            : intl.formatMessage(messages.guestLead)}
        </Text>
      </Box>
      <ConfirmedAddress />
      {isSignedIn ? (
        <OfGroup />
      ) : (
        <>
          <Box>
            <ButtonLink
              to={`${PATHS.login}?${new URLSearchParams({ redirect_to: PATHS.developers }).toString()}`}
              variant="contained"
            >
              {intl.formatMessage(messages.signIn)}
            </ButtonLink>
          </Box>
          <StartSection token={MASKED} isFresh={false} />
        </>
      )}
      <DocumentsSection />
    </Stack>
  );
});

export default DevelopersPage;
