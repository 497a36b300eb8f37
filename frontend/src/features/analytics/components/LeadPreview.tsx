import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { OuterLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { LinkDestination } from '../analytics.api';
import { leadMessages } from '../lead.messages';

const ADDRESS = { overflowWrap: 'anywhere', fontWeight: 600 } as const;

/** Where a link leads, to be read before one follows it. */
export const LeadPreview = observer(function LeadPreview({
  destination,
}: {
  readonly destination: LinkDestination;
}) {
  const intl = useIntl();
  const headingId = useId();
  const { state, url, title } = destination;
  const isWarned = state === 'warned';
  const nowhere = state === 'disabled' ? leadMessages.disabled : leadMessages.expired;
  return (
    <Panel component="section" aria-labelledby={headingId}>
      <Stack sx={{ gap: 0.5 }}>
        <Text id={headingId} component="h2" variant="body2" color="textSecondary">
          {intl.formatMessage(leadMessages.heading)}
        </Text>
        {title !== null && (
          <Text dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
        )}
        {url === null && <Text>{intl.formatMessage(nowhere)}</Text>}
        {/* No visitor is led past a warning. */}
        {url !== null && isWarned && (
          <Text dir="ltr" sx={ADDRESS}>
            {url}
          </Text>
        )}
        {url !== null && !isWarned && (
          <OuterLink href={url} dir="ltr" underline="always" sx={ADDRESS}>
            {url}
          </OuterLink>
        )}
        {isWarned && <Text color="error">{intl.formatMessage(leadMessages.warned)}</Text>}
      </Stack>
    </Panel>
  );
});
