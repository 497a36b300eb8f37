import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { checkoutMessages as messages } from '../checkout.messages';
import type { OrderLines, WireCurrency } from '../payments.api';
import { useMoney } from '../use-money';

interface SumLinesProps {
  readonly item: string;
  readonly lines: OrderLines;
  readonly currency: WireCurrency;
  /** What the sum is called. */
  readonly total: string;
}

const ROW = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
const NUMBER = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

interface LineProps {
  readonly name: string;
  readonly sum: string;
  readonly isTotal?: boolean;
}

const Line = observer(function Line({ name, sum, isTotal = false }: LineProps) {
  const look = isTotal ? { fontWeight: 700, fontSize: '1.1875rem' } : {};
  return (
    <Box sx={{ ...ROW, ...(isTotal ? { borderTop: 1, borderColor: 'divider', pt: 1.25, mt: 0.5 } : {}) }}>
      <Text component="dt" sx={look}>
        {name}
      </Text>
      <Text component="dd" sx={{ m: 0, ...NUMBER, ...look }}>
        {sum}
      </Text>
    </Box>
  );
});

/** How a sum comes about, from top to bottom, with the tax that it contains. */
export const SumLines = observer(function SumLines({ item, lines, currency, total }: SumLinesProps) {
  const intl = useIntl();
  const money = useMoney();
  const text = (amount: number): string => money(amount, currency);
  return (
    <Box>
      <Stack component="dl" sx={{ m: 0, gap: 0.75 }}>
        <Line name={item} sum={text(lines.list)} />
        {lines.discount > 0 && (
          <Line name={intl.formatMessage(messages.discount)} sum={text(-lines.discount)} />
        )}
        {lines.credit > 0 && <Line name={intl.formatMessage(messages.credit)} sum={text(-lines.credit)} />}
        {lines.waived > 0 && <Line name={intl.formatMessage(messages.waived)} sum={text(-lines.waived)} />}
        <Line name={total} sum={text(lines.total)} isTotal />
      </Stack>
      {lines.tax > 0 && (
        <Text variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {intl.formatMessage(messages.tax, { tax: text(lines.tax) })}
        </Text>
      )}
    </Box>
  );
});
