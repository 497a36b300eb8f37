import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { reportMessages as messages } from '../report.messages';

interface ReportSentProps {
  readonly receipt: string;
  readonly onAnother: () => void;
}

/** A report has arrived. */
export const ReportSent = observer(function ReportSent({ receipt, onAnother }: ReportSentProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.sentTitle);
  return (
    <Panel>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: 2 }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 64,
            height: 64,
            borderRadius: '50%',
            bgcolor: 'soft.primary',
            color: 'primary.main',
          }}
        >
          <CheckIcon fontSize="large" />
        </Box>
        {/* It takes the focus: the sign above it comes into sight with it, below the bar of the site. */}
        <PageHeading title={title} sx={{ scrollMarginTop: 208 }}>
          {title}
        </PageHeading>
        <Text color="textSecondary" sx={{ maxWidth: '34rem', textWrap: 'balance' }}>
          {intl.formatMessage(messages.sentText)}
        </Text>
        <Box sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 2.5, py: 1.25, my: 1 }}>
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(messages.receipt)}
          </Text>
          <Text sx={{ fontFamily: 'monospace', fontWeight: 650, fontSize: '1.125rem' }}>{receipt}</Text>
        </Box>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="outlined" color="inherit" onClick={onAnother}>
            {intl.formatMessage(messages.another)}
          </Button>
          <ButtonLink to={PATHS.home} variant="contained">
            {intl.formatMessage(messages.home)}
          </ButtonLink>
        </Stack>
      </Stack>
    </Panel>
  );
});
