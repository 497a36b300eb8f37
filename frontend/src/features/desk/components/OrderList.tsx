import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { WordChip } from '../../../shared/ui/WordChip';
import type { BilledOrder } from '../billing-desk.api';
import { billingDeskMessages as messages } from '../billing-desk.messages';
import { useDeskWords } from '../use-desk-words';

const OrderRow = observer(function OrderRow({ order }: { readonly order: BilledOrder }) {
  const intl = useIntl();
  const { money, moment, itemName } = useDeskWords();
  const { externalId, state, total, currency, group, createdTime } = order;
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
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <AppLink
          to={pathTo('billedOrder', externalId)}
          sx={{ fontWeight: 600, py: 0.5, overflowWrap: 'anywhere' }}
        >
          {itemName(order)}
        </AppLink>
        <WordChip>{intl.formatMessage(messages.state, { state })}</WordChip>
        <Text component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', ml: 'auto' }}>
          {money(total, currency)}
        </Text>
      </Stack>
      <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {[moment(createdTime), group, externalId].filter((text) => text !== null).join(' · ')}
      </Text>
    </Box>
  );
});

/** Orders, each a way to all that happened to it. */
export const OrderList = observer(function OrderList({
  orders,
}: {
  readonly orders: readonly BilledOrder[];
}) {
  return (
    <Box component="ul" sx={{ p: 0, m: 0 }}>
      {orders.map((order) => (
        <OrderRow key={order.externalId} order={order} />
      ))}
    </Box>
  );
});
