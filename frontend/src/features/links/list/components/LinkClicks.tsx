import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../../shared/format';
import { AppLink } from '../../../../shared/ui/AppLink';
import { ChartIcon } from '../../../../shared/ui/icons';
import { Box } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import { analyticsPath } from '../../analytics-path';
import { linkListMessages } from '../../link-list.messages';
import { pathOnDomain } from '../../path-on-domain';
import type { ListedLink } from '../../links.api';
import { createdLinkMessages } from '../../links.messages';

/** Between what stands below each other, for screen readers. */
const GAP = ' ';

interface LinkClicksProps {
  readonly link: ListedLink;
  /** Rows stand below each other, and their numbers end at the same line. */
  readonly isInRow?: boolean;
}

/** How often a link was followed; leads to its analytics. */
export const LinkClicks = observer(function LinkClicks({ link, isInRow = false }: LinkClicksProps) {
  const intl = useIntl();
  const address = readableAddress(link.shortUrl);
  const clicks = intl.formatMessage(linkListMessages.clicks, { count: link.totalClicks });
  const people = intl.formatMessage(linkListMessages.people, { count: link.uniqueClicks });
  return (
    <AppLink
      to={pathOnDomain(analyticsPath(link.encodeId), link.domain)}
      aria-label={intl.formatMessage(linkListMessages.analytics, { address, clicks, people })}
      title={intl.formatMessage(createdLinkMessages.analyticsOf, { address })}
      color="inherit"
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        justifyContent: 'space-between',
        ...(isInRow ? { width: { md: 180 } } : {}),
        minHeight: 44,
        px: { xs: 0.5, sm: 1.25 },
        borderRadius: 2,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <ChartIcon fontSize="small" color="primary" />
      <Box component="span" sx={{ textAlign: 'end', minWidth: { xs: 64, sm: 76, md: isInRow ? 92 : 76 } }}>
        <Text
          component="span"
          sx={{
            display: 'block',
            fontSize: { xs: '0.8125rem', sm: '1rem' },
            fontWeight: 700,
            lineHeight: 1.2,
          }}
          noWrap
        >
          {clicks}
        </Text>
        {GAP}
        <Text component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }} noWrap>
          {people}
        </Text>
      </Box>
    </AppLink>
  );
});
