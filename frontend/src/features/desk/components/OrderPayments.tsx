import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { WordChip } from '../../../shared/ui/WordChip';
import type { OrderPage } from '../billing-desk.api';
import { billedOrderMessages as messages } from '../billed-order.messages';
import { billingDeskMessages } from '../billing-desk.messages';
import { useDeskWords } from '../use-desk-words';

/** How an order was tried to be paid, and what came of it. */
export const OrderPayments = observer(function OrderPayments({ order }: { readonly order: OrderPage }) {
  const intl = useIntl();
  const { money, details } = useDeskWords();
  const { attempts, currency } = order;
  if (attempts.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.payments)}>
      <Box component="ul" sx={{ p: 0, m: 0 }}>
        {attempts.map(({ number, gateway, state, reference, amount, received, receivedCurrency, card }) => (
          <Box component="li" key={number} sx={{ listStyle: 'none', py: 1 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Text component="span" sx={{ fontWeight: 600 }}>
                {intl.formatMessage(billingDeskMessages.gateway, { gateway: gateway ?? 'manual' })}
              </Text>
              <WordChip>{intl.formatMessage(messages.attemptState, { state })}</WordChip>
              <Text component="span" sx={{ fontWeight: 600, ml: 'auto' }}>
                {money(received ?? amount, receivedCurrency ?? currency)}
              </Text>
            </Stack>
            <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {details({
                number,
                ...(reference === null ? {} : { reference }),
                ...(card === null ? {} : { card }),
              }).join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
    </Section>
  );
});
