import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { breakdownMessages } from '../breakdown.messages';
import { REST } from '../report';

export interface CountedBar {
  readonly key: string;
  readonly label: string;
  readonly totalClicks: number;
  readonly uniqueClicks: number;
}

interface BarListProps {
  readonly label: string;
  readonly bars: readonly CountedBar[];
  /** The one that narrows the report. */
  readonly chosen?: string | undefined;
  /** Absent: they cannot be filtered by. */
  readonly onPick?: (key: string) => void;
}

const FEW = 8;

/** A list cannot be unfolded on paper: there it is printed to its end. */
const onPaperOnly = { display: 'none', '@media print': { display: 'list-item' } } as const;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 40,
  px: 1,
  pt: 0.5,
  pb: 1,
  border: 0,
  borderRadius: '8px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'start',
  '&:is(button)': { cursor: 'pointer' },
  '&:is(button):hover': { bgcolor: 'soft.sunken' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-pressed="true"]': { boxShadow: 'inset 0 0 0 2px var(--l-palette-primary-main)', fontWeight: 650 },
} as const;

const Content = observer(function Content({
  bar,
  share,
  width,
}: {
  readonly bar: CountedBar;
  readonly share: number;
  readonly width: number;
}) {
  const intl = useIntl();
  return (
    <>
      <Box
        aria-hidden
        component="span"
        style={{ width: `${width * 100}%` }}
        sx={{
          position: 'absolute',
          bottom: 2,
          left: 8,
          maxWidth: 'calc(100% - 16px)',
          height: 4,
          minWidth: '4px',
          borderRadius: '2px',
          bgcolor: 'primary.main',
          printColorAdjust: 'exact',
          '@media (forced-colors: active)': { bgcolor: 'CanvasText', forcedColorAdjust: 'none' },
        }}
      />
      <Box
        component="span"
        dir="auto"
        sx={{ position: 'relative', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {bar.label}
      </Box>
      <Box
        component="span"
        sx={{ position: 'relative', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
      >
        {intl.formatNumber(bar.totalClicks)}
      </Box>
      <Box
        component="span"
        sx={{
          position: 'relative',
          minWidth: '3.25em',
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
          color: 'text.secondary',
        }}
      >
        {intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })}
      </Box>
    </>
  );
});

/** Counts by name, longest bar first, the rest at the end. Those that can be filtered by are buttons. */
export const BarList = observer(function BarList({ label, bars, chosen, onPick }: BarListProps) {
  const intl = useIntl();
  const [isLong, setLong] = useState(false);
  const sum = bars.reduce((total, bar) => total + bar.totalClicks, 0);
  const greatest = Math.max(...bars.map((bar) => bar.totalClicks), 1);
  if (bars.length === 0) {
    return (
      <Text color="textSecondary" sx={{ py: 2 }}>
        {intl.formatMessage(breakdownMessages.nothing)}
      </Text>
    );
  }
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bars.map((bar, index) => {
          const content = (
            <Content
              bar={bar}
              share={sum === 0 ? 0 : bar.totalClicks / sum}
              width={bar.totalClicks / greatest}
            />
          );
          return (
            <Box component="li" key={bar.key} sx={isLong || index < FEW ? undefined : onPaperOnly}>
              {onPick === undefined || bar.key === REST ? (
                <Box sx={row}>{content}</Box>
              ) : (
                <Box
                  component="button"
                  type="button"
                  aria-pressed={bar.key === chosen}
                  onClick={() => onPick(bar.key)}
                  sx={row}
                >
                  {content}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      {bars.length > FEW && (
        <Button
          size="small"
          aria-expanded={isLong}
          onClick={() => setLong(!isLong)}
          sx={{ mt: 0.5, minHeight: 40, '@media print': { display: 'none' } }}
        >
          {isLong
            ? intl.formatMessage(breakdownMessages.fewer)
            : intl.formatMessage(breakdownMessages.more, { count: bars.length })}
        </Button>
      )}
    </>
  );
});
