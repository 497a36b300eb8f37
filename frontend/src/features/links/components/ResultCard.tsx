import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { QrPanel } from '../../qr';
import { LinkFindingsNote } from '../../safety';
import { focusOn } from '../../../shared/focus-request';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { AppLink, ButtonLink } from '../../../shared/ui/AppLink';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { ChartIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { analyticsPath } from '../analytics-path';
import { editorPath } from '../editor-path';
import type { CreatedLink } from '../links.api';
import { createdLinkMessages } from '../links.messages';
import { ShareButton } from './ShareButton';
import { OwnLink } from './OwnLink';

const ResultCard = observer(function ResultCard({ link }: { readonly link: CreatedLink }) {
  const intl = useIntl();
  const { session } = useStores();
  const announce = useAnnounce();
  const headingId = useId();
  const copyButton = useRef<HTMLButtonElement>(null);
  const address = readableAddress(link.shortUrl);
  useEffect(() => {
    // Copying is what nearly everybody does next: Enter, Enter.
    copyButton.current?.focus();
    announce(intl.formatMessage(createdLinkMessages.ready, { address }));
  }, [address, announce, intl]);
  const { warning = null } = link;
  return (
    <Stack sx={{ gap: 3 }}>
      <LinkFindingsNote warning={warning} disabledFor={null} onChangeDestination={() => focusOn('create')} />
      <Panel component="section" aria-labelledby={headingId} sx={{ borderColor: 'primary.main' }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 3, alignItems: { xs: 'stretch', sm: 'center' } }}
        >
          <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
            <Text id={headingId} component="h2" variant="body2" color="textSecondary">
              {intl.formatMessage(createdLinkMessages.heading)}
            </Text>
            <OwnLink
              link={link}
              sx={{ fontSize: { xs: '1.375rem', sm: '1.75rem' }, fontWeight: 700, overflowWrap: 'anywhere' }}
            >
              {address}
            </OwnLink>
            <Text variant="body2" color="textSecondary" dir="auto" noWrap title={link.url}>
              {intl.formatMessage(createdLinkMessages.leadsTo, { address: readableAddress(link.url) })}
            </Text>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
              <CopyButton address={link.shortUrl} variant="contained" buttonRef={copyButton} />
              <ButtonLink to={analyticsPath(link.encodeId)} variant="outlined" startIcon={<ChartIcon />}>
                {intl.formatMessage(createdLinkMessages.analytics)}
              </ButtonLink>
              {session.isSignedIn && (
                <ButtonLink to={editorPath(session.groupId, link.encodeId)} variant="outlined">
                  {intl.formatMessage(createdLinkMessages.edit)}
                </ButtonLink>
              )}
              <ShareButton address={link.shortUrl} />
            </Stack>
            {!session.isSignedIn && (
              <AppLink to={PATHS.login} underline="always" sx={{ mt: 1.5, fontSize: '0.875rem' }}>
                {intl.formatMessage(createdLinkMessages.makeYours)}
              </AppLink>
            )}
          </Stack>
          <QrPanel link={link} />
        </Stack>
      </Panel>
    </Stack>
  );
});

export default ResultCard;
