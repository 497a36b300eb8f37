import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { Skeleton, Text } from '../../../shared/ui/text';
import { deviceLinksMessages } from '../links.messages';
import { MAX_HISTORY_ENTRIES } from '../device-links.store';

/** Most of those who see the page have made nothing yet. */
const MadeHere = lazy(() => import('./MadeHere'));
const ROW = { xs: 145, sm: 96 } as const;

const EmptyHistory = observer(function EmptyHistory() {
  const intl = useIntl();
  return (
    <Box
      sx={{ border: '1px dashed', borderColor: 'divider', borderRadius: '16px', p: 3, textAlign: 'center' }}
    >
      <Text sx={{ fontWeight: 600 }}>{intl.formatMessage(deviceLinksMessages.emptyTitle)}</Text>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(deviceLinksMessages.emptyText)}
      </Text>
    </Box>
  );
});

/** As high as the rows that are on their way, so that nothing below them jumps. */
const RowsSkeleton = observer(function RowsSkeleton({ rows }: { readonly rows: number }) {
  return <Skeleton variant="rounded" sx={{ height: { xs: ROW.xs * rows, sm: ROW.sm * rows } }} />;
});

/** What was made on this device, so that it is found again without an account. */
export const LinkHistory = observer(function LinkHistory() {
  const intl = useIntl();
  const { deviceLinks } = useStores();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = deviceLinks.links.filter((link) => !link.isLeaving).length;
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1.5, mt: { xs: 2, sm: 4 } }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Text id={headingId} ref={heading} tabIndex={-1} component="h2" variant="h3" sx={{ outline: 'none' }}>
          {intl.formatMessage(deviceLinksMessages.heading)}
        </Text>
        {count > 0 && (
          <Text variant="body2" color="textSecondary" noWrap sx={{ flex: 'none' }}>
            {intl.formatMessage(deviceLinksMessages.count, { count })}
          </Text>
        )}
      </Stack>
      {deviceLinks.links.length === 0 ? (
        <EmptyHistory />
      ) : (
        <>
          <Suspense fallback={<RowsSkeleton rows={deviceLinks.links.length} />}>
            <MadeHere onGone={() => heading.current?.focus()} />
          </Suspense>
          <Text variant="caption" color="textSecondary">
            {intl.formatMessage(deviceLinksMessages.keptHere, { limit: MAX_HISTORY_ENTRIES })}
          </Text>
        </>
      )}
    </Stack>
  );
});
