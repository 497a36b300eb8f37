import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { MembersOnly } from '../../groups';
import { createPaymentsApi, HandOver, type StartedOrder } from '../../payments';
import { BrandDomainListStore } from '../brand/brand-domain-list.store';
import { brandProblems } from '../brand/brand-problem.messages';
import { BrandDomainList } from '../brand/components/BrandDomainList';
import { SubdomainSection } from '../brand/components/SubdomainSection';
import { createBrandDomainsApi } from '../brand/create-brand-domains.api';
import { domainListMessages as messages } from '../brand/domain-list.messages';
import { useFollow } from '../../../shared/use-follow';
import { BoughtDomainsStore } from '../sales/bought-domains.store';
import { BoughtDomainsSection } from '../sales/components/BoughtDomainsSection';
import { BuyDomainSection } from '../sales/components/BuyDomainSection';
import { createDomainSalesApi } from '../sales/create-domain-sales.api';

const HEIGHT = 320;

/** What the group has bought; the list of its domains is read again with it, for one turns into the other. */
function useBought(loadList: () => Promise<boolean>): BoughtDomainsStore {
  const [sales, payments] = [useApi(createDomainSalesApi), useApi(createPaymentsApi)];
  const [bought] = useState(() => new BoughtDomainsStore({ ...sales, ...payments }));
  const load = useCallback(async () => {
    const answers = await Promise.all([bought.load(), loadList()]);
    return answers.every(Boolean);
  }, [bought, loadList]);
  useFollow(load, bought.isAwaited);
  return bought;
}

const Domains = observer(function Domains() {
  const intl = useIntl();
  const { groups } = useStores();
  const api = useApi(createBrandDomainsApi);
  const [store] = useState(() => new BrandDomainListStore(api));
  const bought = useBought(store.load);
  const [started, setStarted] = useState<StartedOrder | null>(null);
  const comeBack = useCallback(() => setStarted(null), []);
  const { request } = store;
  if (started !== null && started.url !== null) {
    const { url, data, paymentType } = started;
    return <HandOver url={url} data={data} paymentType={paymentType ?? ''} onBack={comeBack} />;
  }
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
          {intl.formatMessage(messages.lead, { group: groups.name })}
        </Text>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {request.value === null && request.isPending && intl.formatMessage(messages.loading)}
      </Box>
      <Loaded request={request} texts={brandProblems} onRetry={() => void store.load()} height={HEIGHT}>
        {(mine) => (
          <Stack sx={{ gap: 3 }}>
            <BoughtDomainsSection store={bought} mine={mine} onStarted={setStarted} />
            <BrandDomainList store={store} domains={mine.bsds} bought={bought.hosts} />
            <BuyDomainSection bought={bought} />
            <SubdomainSection mine={mine} onChange={() => void store.load()} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
});

/** The domains of the group acted in, and the subdomain of the reader. */
const DomainsPage = observer(function DomainsPage() {
  return (
    <MembersOnly>
      <Domains />
    </MembersOnly>
  );
});

export default DomainsPage;
