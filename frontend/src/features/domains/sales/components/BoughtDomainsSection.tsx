import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { StartedOrder } from '../../../payments';
import { PATHS } from '../../../../shared/paths';
import { AppLink } from '../../../../shared/ui/AppLink';
import { Box } from '../../../../shared/ui/layout';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { Section } from '../../../../shared/ui/Section';
import { useKeptFocus } from '../../../../shared/use-kept-focus';
import type { MyDomains } from '../../brand/brand-domains.api';
import { useCanEdit } from '../../brand/use-can-edit';
import type { BoughtDomainsStore } from '../bought-domains.store';
import { boughtMessages as messages, saleProblems } from '../domain-sales.messages';
import { BoughtDomainCard } from './BoughtDomainCard';

interface BoughtDomainsSectionProps {
  readonly store: BoughtDomainsStore;
  readonly mine: MyDomains;
  readonly onStarted: (started: StartedOrder) => void;
}

/** What the group has reserved or bought; nothing where it has not. */
export const BoughtDomainsSection = observer(function BoughtDomainsSection(props: BoughtDomainsSectionProps) {
  const { store, mine, onStarted } = props;
  const intl = useIntl();
  const canEdit = useCanEdit();
  const { value, error, isPending } = store.request;
  const domains = value?.domains ?? [];
  const place = useKeptFocus(domains.map((each) => store.subscriptionOf(each)?.state).join(' '));
  if (error !== null && !isPending) {
    return <ProblemNote problem={error} texts={saleProblems} onRetry={() => void store.load()} />;
  }
  if (domains.length === 0) return null;
  return (
    <Section
      title={intl.formatMessage(messages.title)}
      control={
        <AppLink to={PATHS.billing} sx={{ py: 1 }}>
          {intl.formatMessage(messages.invoices)}
        </AppLink>
      }
    >
      <Box
        ref={place}
        role="group"
        aria-label={intl.formatMessage(messages.title)}
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {domains.map((domain) => (
            <BoughtDomainCard
              key={domain.id}
              store={store}
              domain={domain}
              item={mine.bsds.find(({ name }) => name === domain.domainName) ?? null}
              hasOwnCertificates={mine.hasOwnCertificates}
              canEdit={canEdit}
              onStarted={onStarted}
            />
          ))}
        </Box>
      </Box>
    </Section>
  );
});
