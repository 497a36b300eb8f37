import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { AppLink, ButtonLink } from '../../../shared/ui/AppLink';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { MembersOnly } from '../../groups';
import { BrandDomainStore } from '../brand/brand-domain.store';
import { isInUse, stepsOf } from '../brand/brand-domain-state';
import type { BrandDomain } from '../brand/brand-domains.api';
import { brandProblems } from '../brand/brand-problem.messages';
import { CertificateSection } from '../brand/components/CertificateSection';
import { EndSection } from '../brand/components/EndSection';
import { LandingSection } from '../brand/components/LandingSection';
import { NewLinksSection } from '../brand/components/NewLinksSection';
import { Progress } from '../brand/components/Progress';
import { RecordsSection } from '../brand/components/RecordsSection';
import { StateChips } from '../brand/components/StateChips';
import { StateNote } from '../brand/components/StateNote';
import { TransferSection } from '../brand/components/TransferSection';
import { createBrandDomainsApi } from '../brand/create-brand-domains.api';
import { domainListMessages } from '../brand/domain-list.messages';
import { setupMessages as messages } from '../brand/domain-setup.messages';
import { useCanEdit } from '../brand/use-can-edit';
import { useFollow } from '../../../shared/use-follow';

const HEIGHT = 480;
const NOT_FOUND = [400, 404];

const Missing = observer(function Missing() {
  const intl = useIntl();
  return (
    <MessagePage title={intl.formatMessage(messages.missing)} text={intl.formatMessage(messages.missingText)}>
      <ButtonLink to={PATHS.domain} variant="contained">
        {intl.formatMessage(messages.back)}
      </ButtonLink>
    </MessagePage>
  );
});

interface PartsProps {
  readonly store: BrandDomainStore;
  readonly domain: BrandDomain;
}

/** What can be set once the domain is, or was, in use; what is to be done first stands first. */
const Parts = observer(function Parts({ store, domain }: PartsProps) {
  const canEdit = useCanEdit();
  const { state, suspension, verifiedAt, shortDomain: host } = domain;
  const steps = stepsOf(domain);
  const isOnItsWay = steps.some((step) => step.state !== 'done');
  const isRunning = suspension === null && state !== 'unbound';
  const records = <RecordsSection store={store} domain={domain} />;
  return (
    <Stack sx={{ gap: 3 }}>
      <StateChips domain={domain} hasOwnCertificates={domain.certificate.isOurs} />
      <StateNote store={store} domain={domain} />
      {isRunning && isOnItsWay && <Progress steps={steps} />}
      {state !== 'verified' && records}
      <CertificateSection store={store} domain={domain} />
      {canEdit && (isInUse(domain) || domain.isDefault) && <NewLinksSection store={store} domain={domain} />}
      {canEdit && verifiedAt !== null && <LandingSection landing={store.landing} host={host} />}
      {state === 'verified' && records}
      {canEdit && <TransferSection store={store} host={host} />}
      {canEdit && <EndSection store={store} domain={domain} />}
    </Stack>
  );
});

const Domain = observer(function Domain({ id }: { readonly id: number }) {
  const intl = useIntl();
  const api = useApi(createBrandDomainsApi);
  const [store] = useState(() => new BrandDomainStore(api, id));
  useFollow(store.load, store.isAwaited);
  const { request, domain } = store;
  if (NOT_FOUND.includes(request.error?.status ?? 0)) return <Missing />;
  const title = domain?.shortDomain ?? intl.formatMessage(domainListMessages.title);
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <AppLink to={PATHS.domain} sx={{ display: 'inline-block', py: 0.5 }}>
          {intl.formatMessage(messages.back)}
        </AppLink>
        <PageHeading
          title={title}
          dir="auto"
          sx={{ fontSize: { xs: '1.5rem', sm: '2.25rem' }, overflowWrap: 'anywhere' }}
        >
          {title}
        </PageHeading>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {domain === null && request.isPending && intl.formatMessage(messages.loading)}
      </Box>
      <Loaded request={request} texts={brandProblems} onRetry={() => void store.load()} height={HEIGHT}>
        {(loaded) => <Parts store={store} domain={loaded} />}
      </Loaded>
    </Stack>
  );
});

/** One domain of the group: how to set it up, and what is set of it. */
const DomainPage = observer(function DomainPage() {
  const { domainId = '' } = useParams();
  return (
    <MembersOnly>
      {/^\d{1,15}$/.test(domainId) ? <Domain key={domainId} id={Number(domainId)} /> : <Missing />}
    </MembersOnly>
  );
});

export default DomainPage;
