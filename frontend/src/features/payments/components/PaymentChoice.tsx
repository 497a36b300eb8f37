import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { RadioCard } from '../../../shared/ui/RadioCard';
import { Text } from '../../../shared/ui/text';
import { checkoutMessages as messages } from '../checkout.messages';
import type { PaymentType } from '../payments.api';
import { paymentWords } from '../payment-words.messages';

interface PaymentChoiceProps {
  readonly types: readonly PaymentType[];
  readonly chosen: PaymentType | null;
  readonly onChoose: (type: PaymentType) => void;
}

/** One of the ways to pay that this site offers. */
export const PaymentChoice = observer(function PaymentChoice({
  types,
  chosen,
  onChoose,
}: PaymentChoiceProps) {
  const intl = useIntl();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Text component="legend" variant="h2" sx={{ p: 0, mb: 1.5, fontSize: '1.25rem' }}>
        {intl.formatMessage(messages.payment)}
      </Text>
      <Stack sx={{ gap: 1 }}>
        {types.map((type) => (
          <RadioCard
            key={type}
            name="payment-type"
            isChosen={type === chosen}
            onChoose={() => onChoose(type)}
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
