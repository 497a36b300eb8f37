import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { Overview } from '../analytics.api';
import { pageMessages } from '../analytics.messages';
import { HitMix } from './HitMix';

interface FigureProps {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly testId: string;
}

const Figure = observer(function Figure({ label, hint, value, testId }: FigureProps) {
  const intl = useIntl();
  return (
    <Box sx={{ flex: 1, minWidth: 160, display: 'flex', flexDirection: 'column' }}>
      <Text component="dt" sx={{ fontWeight: 600 }}>
        {label}
      </Text>
      <Text
        component="dd"
        data-testid={testId}
        sx={{
          m: 0,
          fontSize: '2.5rem',
          fontWeight: 700,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {intl.formatNumber(value)}
      </Text>
      <Text component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
        {hint}
      </Text>
    </Box>
  );
});

export const TotalsPanel = observer(function TotalsPanel({ overview }: { readonly overview: Overview }) {
  const intl = useIntl();
  return (
    <Panel>
      <Stack sx={{ gap: 2 }}>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Figure
            label={intl.formatMessage(pageMessages.totalClicks)}
            hint={intl.formatMessage(pageMessages.totalClicksHint)}
            value={overview.totalClicks}
            testId="total-clicks"
          />
          <Figure
            label={intl.formatMessage(pageMessages.uniqueClicks)}
            hint={intl.formatMessage(pageMessages.uniqueClicksHint)}
            value={overview.uniqueClicks}
            testId="unique-clicks"
          />
        </Box>
        <HitMix hits={overview.hits} />
      </Stack>
    </Panel>
  );
});
