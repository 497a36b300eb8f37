import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../shared/dates';
import { useApi } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import type { SiteCoupon } from '../billing-desk.api';
import { couponMessages as messages } from '../coupons.messages';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { LongListStore } from '../long-list.store';
import { useDeskWords } from '../use-desk-words';
import { CouponForm } from './CouponForm';
import { MoreButton } from './MoreButton';

const LAST_MOMENT_MS = 1;

const CouponRow = observer(function CouponRow({ coupon }: { readonly coupon: SiteCoupon }) {
  const intl = useIntl();
  const { money, planName } = useDeskWords();
  const { code, percentOff, amountOff, currencies, plans, validUntil, maxUses, uses } = coupon;
  const sum = amountOff === null ? '' : money(amountOff, currencies[0] ?? 'ntd');
  const off = percentOff === null ? sum : intl.formatNumber(percentOff / 100, { style: 'percent' });
  const facts = [
    intl.formatMessage(messages.off, { off }),
    intl.formatMessage(messages.uses, {
      hasLimit: String(maxUses !== null),
      uses: intl.formatNumber(uses),
      limit: intl.formatNumber(maxUses ?? 0),
    }),
    // It is valid before that moment, which is the beginning of a day.
    ...(validUntil === null
      ? []
      : [
          intl.formatMessage(messages.until, {
            date: formatDate(intl.locale, new Date(validUntil).getTime() - LAST_MOMENT_MS),
          }),
        ]),
    plans.map(planName).join(', '),
  ];
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Text component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {code}
      </Text>
      <Text variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Text>
    </Box>
  );
});

/** Coupons of the site, and a new one. */
export const CouponDesk = observer(function CouponDesk() {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const [list] = useState(() => new LongListStore((start) => api.coupons(start)));
  useEffect(() => void list.load(), [list]);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Section title={intl.formatMessage(messages.add)}>
        <CouponForm onCreated={() => void list.load()} />
      </Section>
      <Section title={intl.formatMessage(messages.list)}>
        <Loaded request={list.first} onRetry={() => void list.load()} height={160}>
          {() =>
            list.items.length === 0 ? (
              <Text color="textSecondary">{intl.formatMessage(messages.empty)}</Text>
            ) : (
              <>
                <Box component="ul" sx={{ p: 0, m: 0 }}>
                  {list.items.map((coupon) => (
                    <CouponRow key={coupon.code} coupon={coupon} />
                  ))}
                </Box>
                <MoreButton list={list} />
              </>
            )
          }
        </Loaded>
      </Section>
    </Stack>
  );
});
