import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { AppLink } from '../../../shared/ui/AppLink';
import { IconButton } from '../../../shared/ui/buttons';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { ChartIcon, DeleteIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { analyticsPath } from '../analytics-path';
import type { DeviceLink } from '../device-link.model';
import { linkProblems } from '../links-problem.messages';
import { deviceLinksMessages, createdLinkMessages } from '../links.messages';
import { LeavingRow } from './LeavingRow';
import { OwnLink } from './OwnLink';

const RowText = observer(function RowText({ link }: { readonly link: DeviceLink }) {
  const intl = useIntl();
  const made = formatDateTime(intl.locale, link.createTime);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <OwnLink link={link.kept} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {readableAddress(link.shortUrl)}
      </OwnLink>
      <Text variant="body2" color="textSecondary" noWrap dir="auto" title={link.destination}>
        {readableAddress(link.destination)}
      </Text>
      <Text variant="caption" color="textSecondary" component="time" dateTime={link.createTime}>
        {made}
      </Text>
      {link.failure !== null && (
        <Text variant="body2" color="error" role="alert">
          {intl.formatMessage(deviceLinksMessages.removeFailed, {
            reason: intl.formatMessage(problemText(link.failure, linkProblems)),
          })}
        </Text>
      )}
    </Box>
  );
});

const RowActions = observer(function RowActions({ link }: { readonly link: DeviceLink }) {
  const intl = useIntl();
  const { deviceLinks } = useStores();
  const address = readableAddress(link.shortUrl);
  const analytics = intl.formatMessage(createdLinkMessages.analyticsOf, { address });
  const remove = intl.formatMessage(deviceLinksMessages.remove, { address });
  return (
    <Stack direction="row" sx={{ flex: 'none', color: 'text.secondary', ml: { xs: -1.25, sm: 0 } }}>
      <CopyButton address={link.shortUrl} isIcon />
      <AppLink
        to={analyticsPath(link.slug)}
        aria-label={analytics}
        title={analytics}
        color="inherit"
        sx={{ display: 'grid', placeItems: 'center', width: 44, height: 44 }}
      >
        <ChartIcon fontSize="small" />
      </AppLink>
      <IconButton
        color="inherit"
        aria-label={remove}
        title={remove}
        onClick={() => deviceLinks.remove(link.slug)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
});

interface LinkRowProps {
  readonly link: DeviceLink;
  /** The row went while the focus was in it. */
  readonly onGone: () => void;
}

export const LinkRow = observer(function LinkRow({ link, onGone }: LinkRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const placeFocus = (): void => {
    queueMicrotask(() => {
      const first = row.current?.querySelector('a');
      if (first) first.focus();
      else onGone();
    });
  };
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      {link.isLeaving ? (
        <LeavingRow link={link} onFocusLost={placeFocus} />
      ) : (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: { xs: 0.5, sm: 2 }, alignItems: { sm: 'center' } }}
        >
          <RowText link={link} />
          <RowActions link={link} />
        </Stack>
      )}
    </Box>
  );
});
