import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localCurrency } from '../../../billing';
import { checkoutPath, currencyOfType, typeFor, useCountry, useMoney } from '../../../payments';
import { useLocalNavigate } from '../../../../i18n/use-local-path';
import { useApi, useStores } from '../../../../shared/store-context';
import { Button } from '../../../../shared/ui/buttons';
import { Box, Stack } from '../../../../shared/ui/layout';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { Section } from '../../../../shared/ui/Section';
import { Text } from '../../../../shared/ui/text';
import { TextField } from '../../../../shared/ui/TextField';
import type { TagColor } from '../../../../shared/ui/theme/tag-palette';
import { useEnterWhileComposing } from '../../../../shared/ui/use-enter-while-composing';
import { WordChip } from '../../../../shared/ui/WordChip';
import { useCanEdit } from '../../brand/use-can-edit';
import type { BoughtDomainsStore } from '../bought-domains.store';
import { BuyDomainStore } from '../buy-domain.store';
import { createDomainSalesApi } from '../create-domain-sales.api';
import type { FoundDomain, FoundDomains } from '../domain-sales.api';
import { buyMessages as messages, saleProblems } from '../domain-sales.messages';
import { includedMessages } from '../included-domain.messages';
import { IncludeDomain } from './IncludeDomain';

const EXAMPLE = 'tea-shop.com';

const COLORS: Readonly<Record<FoundDomain['standing'], TagColor>> = {
  free: 'green',
  taken: 'gray',
  premium: 'purple',
  unknown: 'yellow',
};

interface StoreProps {
  readonly store: BuyDomainStore;
}

interface BoughtProps {
  readonly bought: BoughtDomainsStore;
}

const Search = observer(function Search({ store }: StoreProps) {
  const intl = useIntl();
  const composing = useEnterWhileComposing();
  const { finding } = store;
  return (
    <Box
      component="form"
      noValidate
      {...composing}
      onSubmit={(event) => {
        event.preventDefault();
        void store.search();
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'end',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <TextField
        label={intl.formatMessage(messages.field)}
        placeholder={EXAMPLE}
        inputMode="url"
        value={store.text}
        onChange={(text) => store.setText(text)}
      />
      <Button type="submit" variant="contained" aria-disabled={finding.isPending} sx={{ minHeight: 56 }}>
        {intl.formatMessage(finding.isPending ? messages.searching : messages.search)}
      </Button>
    </Box>
  );
});

interface FoundProps extends StoreProps, BoughtProps {
  readonly domain: FoundDomain;
  readonly price: string;
}

const Found = observer(function Found({ store, bought, domain, price }: FoundProps) {
  const intl = useIntl();
  const goTo = useLocalNavigate();
  const { domainName, standing } = domain;
  const { wanted, reserving } = store;
  const isWanted = wanted === domainName;
  const buy = async (): Promise<void> => {
    if (await store.reserve(domainName)) {
      goTo(checkoutPath({ domain: domainName, currency: null, coupon: null }));
    }
  };
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Text dir="ltr" sx={{ fontWeight: 650, overflowWrap: 'anywhere', flex: '1 1 9rem', minWidth: 0 }}>
          {domainName}
        </Text>
        <WordChip color={COLORS[standing]}>{intl.formatMessage(messages.standing, { standing })}</WordChip>
        {standing === 'free' && (
          <>
            {bought.isOneIncluded && <IncludeDomain store={bought} domain={domainName} />}
            <Text component="span">{intl.formatMessage(messages.price, { sum: price })}</Text>
            <Button
              variant={bought.isOneIncluded ? 'outlined' : 'contained'}
              aria-label={intl.formatMessage(messages.buyOf, { domain: domainName })}
              aria-disabled={reserving.isPending}
              onClick={() => void buy()}
              sx={{ minHeight: 44 }}
            >
              {intl.formatMessage(isWanted && reserving.isPending ? messages.reserving : messages.buy)}
            </Button>
          </>
        )}
      </Stack>
      {isWanted && reserving.error !== null && !reserving.isPending && (
        <ProblemNote problem={reserving.error} texts={saleProblems} />
      )}
    </Box>
  );
});

interface ResultProps extends StoreProps, BoughtProps {
  readonly found: FoundDomains;
  readonly types: readonly string[];
}

const Result = observer(function Result({ store, bought, found, types }: ResultProps) {
  const intl = useIntl();
  const money = useMoney();
  const { country } = useCountry();
  const { domains, price } = found;
  if (domains.length === 0) return <Text>{intl.formatMessage(messages.none, { text: store.sought })}</Text>;
  const currency = currencyOfType(typeFor(types, localCurrency(country)) ?? '') === 'USD' ? 'usd' : 'ntd';
  return (
    <Box>
      <Box
        component="ul"
        aria-label={intl.formatMessage(messages.found)}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {domains.map((domain) => (
          <Found
            key={domain.domainName}
            store={store}
            bought={bought}
            domain={domain}
            price={money(price[currency], currency)}
          />
        ))}
      </Box>
      {!domains.some(({ standing }) => standing === 'free') && (
        <Text color="textSecondary">{intl.formatMessage(messages.noneFree)}</Text>
      )}
    </Box>
  );
});

/** Looks for a free domain, reserves it and leads to its checkout. */
export const BuyDomainSection = observer(function BuyDomainSection({ bought }: BoughtProps) {
  const intl = useIntl();
  const { session } = useStores();
  const canEdit = useCanEdit();
  const api = useApi(createDomainSalesApi);
  const [store] = useState(() => new BuyDomainStore(api));
  const types = session.site?.paymentTypes ?? [];
  const { value: found, error, isPending } = store.finding;
  if (types.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <Stack sx={{ gap: 2 }}>
        <Text color="textSecondary">{intl.formatMessage(messages.lead)}</Text>
        {bought.isOneIncluded && (
          <Text sx={{ fontWeight: 650 }}>{intl.formatMessage(includedMessages.hint)}</Text>
        )}
        {canEdit ? <Search store={store} /> : <Text>{intl.formatMessage(messages.adminsOnly)}</Text>}
        <Box role="status" aria-busy={isPending}>
          {found !== null && <Result store={store} bought={bought} found={found} types={types} />}
        </Box>
        {error !== null && !isPending && (
          <ProblemNote problem={error} texts={saleProblems} onRetry={() => void store.search()} />
        )}
      </Stack>
    </Section>
  );
});
