import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { ButtonLink, OuterLink } from '../../../shared/ui/AppLink';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { ChartIcon, EditIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { FinalDestination, hasUtm, utmOf } from '../../campaign';
import { type LinkDetails, TargetTable } from '../../editor';
import { analyticsPath, editorPath, pathOnDomain } from '../../links';
import { trackingMessages } from '../tracking.messages';
import { utmtoMessages } from '../utmto.messages';

interface LinkTrackingProps {
  readonly link: LinkDetails;
}

const Ways = observer(function Ways({ link }: LinkTrackingProps) {
  const intl = useIntl();
  const { session } = useStores();
  const { shortUrl, encodeId, domain } = link;
  return (
    <Panel>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <OuterLink
          href={shortUrl}
          sx={{ flex: 1, minWidth: 0, fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {readableAddress(shortUrl)}
        </OuterLink>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <CopyButton address={shortUrl} variant="outlined" />
          <ButtonLink
            to={pathOnDomain(analyticsPath(encodeId), domain)}
            variant="outlined"
            startIcon={<ChartIcon />}
          >
            {intl.formatMessage(utmtoMessages.analytics)}
          </ButtonLink>
          <ButtonLink
            to={editorPath(session.groupId, encodeId, domain)}
            variant="outlined"
            startIcon={<EditIcon />}
          >
            {intl.formatMessage(trackingMessages.edit)}
          </ButtonLink>
        </Stack>
      </Stack>
    </Panel>
  );
});

const Subject = observer(function Subject(props: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { id, title, children } = props;
  return (
    <SettingsSection id={id} title={title}>
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
    </SettingsSection>
  );
});

const Tools = observer(function Tools({ link }: LinkTrackingProps) {
  const intl = useIntl();
  const { trackingTools } = link;
  if (trackingTools.length === 0) return <Text>{intl.formatMessage(trackingMessages.noTools)}</Text>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {trackingTools.map(({ id, name }) => (
          <li key={id} dir="auto">
            {name}
          </li>
        ))}
      </Box>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(
          trackingTools.some(({ isActive }) => isActive) ? trackingMessages.running : trackingMessages.shared,
        )}
      </Text>
    </>
  );
});

/** What is tracked of visits of a link, and where they lead. */
export const LinkTracking = observer(function LinkTracking({ link }: LinkTrackingProps) {
  const intl = useIntl();
  const { url, targets, smartUtmOff } = link;
  const utm = utmOf(link.utm);
  return (
    <Stack sx={{ gap: 3 }}>
      <Ways link={link} />
      <Subject id="parameters" title={intl.formatMessage(trackingMessages.parameters)}>
        {hasUtm(utm) ? (
          <FinalDestination destination={url} utm={utm} />
        ) : (
          <Text>{intl.formatMessage(trackingMessages.noParameters)}</Text>
        )}
      </Subject>
      <Subject id="smart-utm" title={intl.formatMessage(trackingMessages.smartUtm)}>
        <Text>
          {intl.formatMessage(smartUtmOff ? trackingMessages.smartUtmOff : trackingMessages.smartUtmOn)}
        </Text>
      </Subject>
      <Subject id="tools" title={intl.formatMessage(trackingMessages.tools)}>
        <Tools link={link} />
      </Subject>
      <Subject id="destinations" title={intl.formatMessage(trackingMessages.targets)}>
        {targets.length === 0 ? (
          <>
            <Text>{intl.formatMessage(trackingMessages.everybody)}</Text>
            <Text dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {readableAddress(url)}
            </Text>
          </>
        ) : (
          <TargetTable targets={targets} />
        )}
      </Subject>
      <Subject id="numbers" title={intl.formatMessage(trackingMessages.numbers)}>
        <Text>{intl.formatMessage(trackingMessages.numbersText)}</Text>
      </Subject>
    </Stack>
  );
});
