import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { BatchTask } from '../batch.api';
import { taskResultMessages as messages } from '../task.messages';

type Kind = 'toCreate' | 'toSkip' | 'toFail' | 'created' | 'skipped' | 'failed' | 'undone';

const COLORS: Readonly<Record<Kind, string>> = {
  toCreate: 'primary.main',
  created: 'primary.main',
  undone: 'primary.main',
  toSkip: 'text.secondary',
  skipped: 'text.secondary',
  toFail: 'error.main',
  failed: 'error.main',
};

function kindsOf({ phase }: BatchTask): readonly Kind[] {
  if (phase === 'ready') return ['toCreate', 'toSkip', 'toFail'];
  return phase === 'undone' ? ['created', 'undone', 'failed'] : ['created', 'skipped', 'failed'];
}

/** The rows of a file by what came of them, or would: each as a number and as a share of a bar. */
export const RowCounts = observer(function RowCounts({ task }: { readonly task: BatchTask }) {
  const intl = useIntl();
  const kinds = kindsOf(task);
  const isShare = task.phase !== 'undone' && task.rows > 0;
  return (
    <Box>
      {isShare && (
        <Box
          aria-hidden
          sx={{ display: 'flex', gap: '2px', height: 12, borderRadius: 6, overflow: 'hidden', mb: 2 }}
        >
          {kinds
            .filter((kind) => task[kind] > 0)
            .map((kind) => (
              <Box
                key={kind}
                sx={{
                  flexGrow: task[kind],
                  minWidth: 6,
                  bgcolor: COLORS[kind],
                  opacity: COLORS[kind] === 'text.secondary' ? 0.45 : 1,
                  forcedColorAdjust: 'none',
                }}
              />
            ))}
        </Box>
      )}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))' }}
      >
        {kinds.map((kind) => (
          <Box key={kind} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {intl.formatMessage(messages.count, { kind })}
            </Box>
            <Text
              component="dd"
              sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
            >
              {intl.formatNumber(task[kind])}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
});
