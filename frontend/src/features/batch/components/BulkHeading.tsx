import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { uploadMessages as messages } from '../upload.messages';

const MAX_ROWS = 100_000;

export const BulkHeading = observer(function BulkHeading() {
  const intl = useIntl();
  return (
    <Box>
      <PageHeading
        title={intl.formatMessage(messages.title)}
        sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}
      >
        {intl.formatMessage(messages.title)}
      </PageHeading>
      <Text color="textSecondary">{intl.formatMessage(messages.lead, { rows: MAX_ROWS })}</Text>
    </Box>
  );
});
