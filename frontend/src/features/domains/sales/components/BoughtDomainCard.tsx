import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  checkoutPath,
  type DomainSubscription,
  type StartedOrder,
  useMoney,
  useWords,
} from '../../../payments';
import { formatDate, formatDay, formatTime } from '../../../../shared/dates';
import { pathTo } from '../../../../shared/paths';
import { timeLeft } from '../../../../shared/time-left';
import { AppLink, ButtonLink } from '../../../../shared/ui/AppLink';
import { Facts } from '../../../../shared/ui/Facts';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import type { TagColor } from '../../../../shared/ui/theme/tag-palette';
import { WordChip } from '../../../../shared/ui/WordChip';
import { useNow } from '../../../../shared/use-now';
import type { BrandDomainItem } from '../../brand/brand-domains.api';
import { Progress } from '../../brand/components/Progress';
import { stepsOfBought } from '../bought-domain-steps';
import type { BoughtDomainsStore } from '../bought-domains.store';
import type { BoughtDomain } from '../domain-sales.api';
import { boughtMessages as messages } from '../domain-sales.messages';
import { includedMessages } from '../included-domain.messages';
import { IncludeDomain } from './IncludeDomain';
import { SubscriptionActions } from './SubscriptionActions';

const MINUTE_MS = 60_000;

const COLORS: Readonly<Partial<Record<BoughtDomain['state'], TagColor>>> = {
  reserved: 'blue',
  registering: 'blue',
  registered: 'green',
  renewing: 'green',
  recoverable: 'red',
};

interface DomainProps {
  readonly domain: BoughtDomain;
}

/** What is to be known of it, and until when. */
const StateText = observer(function StateText({ domain }: DomainProps) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const { state, reservedUntil, recoverableUntil, isByHand, isIncluded } = domain;
  const texts = isIncluded ? includedMessages : messages;
  const text = (): string | null => {
    switch (state) {
      case 'reserved':
        return reservedUntil !== null && Date.parse(reservedUntil) > now
          ? intl.formatMessage(messages.reserved, { time: formatTime(intl.locale, reservedUntil) })
          : intl.formatMessage(messages.reservedOver);
      case 'registering':
        return intl.formatMessage(isByHand ? texts.byHand : texts.registering);
      case 'renewing':
        return intl.formatMessage(texts.renewing);
      case 'recoverable': {
        const end = recoverableUntil ?? '';
        const { value, unit } = timeLeft(Date.parse(end) - now);
        return intl.formatMessage(messages.recoverable, {
          date: formatDate(intl.locale, end, 'long'),
          left: intl.formatRelativeTime(value, unit),
        });
      }
      case 'refused':
        return intl.formatMessage(texts.refused);
      default:
        return null;
    }
  };
  const said = text();
  return said === null ? null : <Text>{said}</Text>;
});

/** When it is charged again, and until when it is registered. */
const BoughtFacts = observer(function BoughtFacts({
  domain,
  subscription,
}: DomainProps & { readonly subscription: DomainSubscription | null }) {
  const intl = useIntl();
  const money = useMoney();
  const { wayName } = useWords();
  const { state, registeredUntil, isIncluded, includedUntil } = domain;
  const day = (date: string): string => formatDay(intl.locale, date, 'long');
  const next = subscription?.nextCharge ?? null;
  const way = subscription && subscription.paymentType !== null;
  return (
    <Facts
      facts={[
        registeredUntil === null
          ? null
          : [intl.formatMessage(messages.registeredUntil), day(registeredUntil)],
        isIncluded && state !== 'refused'
          ? [
              intl.formatMessage(includedMessages.paidBy),
              includedUntil === null
                ? intl.formatMessage(includedMessages.price)
                : intl.formatMessage(includedMessages.until, {
                    date: formatDate(intl.locale, includedUntil, 'long'),
                  }),
            ]
          : null,
        next === null
          ? null
          : [
              intl.formatMessage(messages.next),
              intl.formatMessage(messages.nextSum, {
                sum: money(next.amount, next.currency),
                date: day(next.date),
              }),
            ],
        way ? [intl.formatMessage(messages.by), wayName(subscription.paymentType, subscription.card)] : null,
      ]}
    />
  );
});

interface BoughtDomainCardProps extends DomainProps {
  readonly store: BoughtDomainsStore;
  /** The same among the domains of the group; null before it is registered. */
  readonly item: BrandDomainItem | null;
  /** Whether certificates are made here, not by a proxy in front of the site. */
  readonly hasOwnCertificates: boolean;
  readonly canEdit: boolean;
  readonly onStarted: (started: StartedOrder) => void;
}

const Buy = observer(function Buy({ domain, store }: DomainProps & { readonly store: BoughtDomainsStore }) {
  const intl = useIntl();
  const { state, domainName } = domain;
  if (state !== 'reserved' && state !== 'recoverable') return null;
  const canInclude = state === 'reserved' && store.isOneIncluded;
  const path = checkoutPath({ domain: domainName, currency: null, coupon: null });
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {canInclude && <IncludeDomain store={store} domain={domainName} />}
      <ButtonLink to={path} variant={canInclude ? 'outlined' : 'contained'}>
        {intl.formatMessage(state === 'reserved' ? messages.pay : messages.buyAgain, { domain: domainName })}
      </ButtonLink>
    </Stack>
  );
});

/** A domain that was reserved or bought: how far it is, what is paid for it, and what can be done. */
export const BoughtDomainCard = observer(function BoughtDomainCard(props: BoughtDomainCardProps) {
  const { store, domain, item, hasOwnCertificates, canEdit, onStarted } = props;
  const intl = useIntl();
  const subscription = store.subscriptionOf(domain);
  const { domainName, state } = domain;
  const isPaid = state === 'registering' || state === 'registered';
  const steps = isPaid ? stepsOfBought(domain, item, hasOwnCertificates) : [];
  const name: ReactNode =
    item === null ? (
      domainName
    ) : (
      <AppLink to={pathTo('brandDomain', item.id)} sx={{ py: 0.5 }}>
        {domainName}
      </AppLink>
    );
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Text
            component="h3"
            dir="ltr"
            sx={{ fontSize: '1.125rem', fontWeight: 650, overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {name}
          </Text>
          <WordChip color={COLORS[state] ?? 'gray'}>{intl.formatMessage(messages.state, { state })}</WordChip>
        </Stack>
        {steps.some((step) => step.state !== 'done') && <Progress steps={steps} />}
        <StateText domain={domain} />
        <BoughtFacts domain={domain} subscription={subscription} />
        {canEdit && <Buy domain={domain} store={store} />}
        {subscription !== null && (
          <SubscriptionActions
            store={store}
            subscription={subscription}
            canEdit={canEdit}
            onStarted={onStarted}
          />
        )}
      </Stack>
    </Box>
  );
});
