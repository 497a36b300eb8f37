import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { growthOf } from '../report-days';
import { totalsMessages } from '../totals.messages';

interface FigureProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  /** In the period before; null: nothing is compared. */
  readonly before: number | null;
  readonly testId: string;
}

const Growth = observer(function Growth({
  value,
  before,
}: {
  readonly value: number;
  readonly before: number;
}) {
  const intl = useIntl();
  const growth = growthOf(value, before);
  const share =
    growth === null
      ? null
      : intl.formatNumber(growth, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <Text component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {share === null
        ? intl.formatMessage(totalsMessages.noneBefore)
        : intl.formatMessage(totalsMessages.growth, { share, before })}
    </Text>
  );
});

/** Heard where there is no room to read it. */
const hintSpace = { ml: 1, '@media (max-width: 599.95px)': visuallyHidden } as const;

/** One number, and how it has changed. */
export const Figure = observer(function Figure({ label, hint, value, before, testId }: FigureProps) {
  const intl = useIntl();
  return (
    <Box sx={{ flex: '1 1 auto', minWidth: 120, display: 'flex', flexDirection: 'column' }}>
      <Text
        component="dt"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', fontWeight: 600 }}
      >
        {label}
        {hint !== undefined && (
          <Text component="span" variant="caption" color="textSecondary" sx={hintSpace}>
            {hint}
          </Text>
        )}
      </Text>
      <Text
        component="dd"
        data-testid={testId}
        sx={{
          m: 0,
          fontSize: { xs: '1.75rem', sm: '2.25rem' },
          fontWeight: 700,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {intl.formatNumber(value)}
      </Text>
      {before !== null && <Growth value={value} before={before} />}
    </Box>
  );
});
