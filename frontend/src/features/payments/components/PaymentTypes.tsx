import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { RadioCard } from '../../../shared/ui/RadioCard';
import { Text } from '../../../shared/ui/text';
import { checkoutMessages as messages } from '../checkout.messages';
import type { CheckoutStore } from '../checkout.store';
import { paymentWords } from '../payment-words.messages';

/** The ways to pay that this site offers; one in another currency changes the price. */
export const PaymentTypes = observer(function PaymentTypes({ store }: { readonly store: CheckoutStore }) {
  const intl = useIntl();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Text component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
        {intl.formatMessage(messages.payment)}
      </Text>
      <Stack sx={{ gap: 1 }}>
        {store.types.map((type) => (
          <RadioCard
            key={type}
            name="payment-type"
            isChosen={type === store.paymentType}
            onChoose={() => void store.choosePayment(type)}
          >
            <Box component="span">
              <Text component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {intl.formatMessage(paymentWords.type, { type })}
              </Text>
              <Text component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {intl.formatMessage(paymentWords.typeHint, { type })}
              </Text>
            </Box>
          </RadioCard>
        ))}
      </Stack>
    </Box>
  );
});
