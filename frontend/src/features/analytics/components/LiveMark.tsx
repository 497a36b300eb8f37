import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box } from '../../../shared/ui/layout';
import type { LiveFeed } from '../live-feed';
import { analyticsPageMessages } from '../analytics.messages';

/** Whether clicks appear as they are counted. */
export const LiveMark = observer(function LiveMark({ feed }: { readonly feed: LiveFeed }) {
  const intl = useIntl();
  return (
    <Box
      component="span"
      data-testid="live"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        ml: 1,
        fontSize: '0.875rem',
        color: 'text.secondary',
        '@keyframes l-live': { '50%': { opacity: 0.35 } },
        '@media print': { display: 'none' },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 9,
          height: 9,
          borderRadius: '50%',
          border: 1,
          borderColor: feed.isLive ? 'primary.main' : 'control.main',
          bgcolor: feed.isLive ? 'primary.main' : 'transparent',
          animation: feed.isLive ? 'l-live 2.4s ease-in-out infinite' : 'none',
        }}
      />
      <Box component="span" sx={{ '@media (max-width: 599.95px)': visuallyHidden }}>
        {intl.formatMessage(feed.isLive ? analyticsPageMessages.live : analyticsPageMessages.notLive)}
      </Box>
    </Box>
  );
});
