import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box } from '../../../shared/ui/layout';
import { type Target, targetFor, type Visitor, VISITORS } from '../targets';
import { targetMessages } from '../targets.messages';

interface TargetTableProps {
  readonly targets: readonly Target[];
}

interface RowProps extends TargetTableProps {
  readonly visitor: Visitor;
}

const cell = { py: 0.75, pr: 2, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

const Row = observer(function Row({ visitor, targets }: RowProps) {
  const intl = useIntl();
  const target = targetFor(visitor, targets);
  return (
    <Box component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="th" scope="row" sx={{ ...cell, fontWeight: 500, width: '40%' }}>
        {intl.formatMessage(targetMessages.visitor, { visitor })}
      </Box>
      <Box
        component="td"
        dir="auto"
        sx={{ ...cell, color: target === null ? 'text.secondary' : 'text.primary' }}
      >
        {target === null ? intl.formatMessage(targetMessages.main) : readableAddress(target.url.trim())}
      </Box>
    </Box>
  );
});

/** Which visitors arrive where, by example. */
export const TargetTable = observer(function TargetTable({ targets }: TargetTableProps) {
  const intl = useIntl();
  return (
    <Box
      component="table"
      sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem', tableLayout: 'fixed' }}
    >
      <Box component="caption" sx={visuallyHidden}>
        {intl.formatMessage(targetMessages.table)}
      </Box>
      <thead>
        <tr>
          {[targetMessages.visitorHead, targetMessages.placeHead].map((head) => (
            <Box component="th" scope="col" key={head.id} sx={{ ...cell, fontWeight: 650 }}>
              {intl.formatMessage(head)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {VISITORS.map((visitor) => (
          <Row key={visitor} visitor={visitor} targets={targets} />
        ))}
      </tbody>
    </Box>
  );
});
