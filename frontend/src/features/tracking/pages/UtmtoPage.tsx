import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { UtmtoForm } from '../components/UtmtoForm';
import { utmtoMessages } from '../utmto.messages';

/** The UTM builder as a tool of its own, for everybody. */
const UtmtoPage = observer(function UtmtoPage() {
  const intl = useIntl();
  const title = intl.formatMessage(utmtoMessages.title);
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 }, maxWidth: 860, width: '100%', mx: 'auto' }}>
      <Box>
        <PageHeading title={title}>{title}</PageHeading>
        <Text color="textSecondary">{intl.formatMessage(utmtoMessages.lead)}</Text>
      </Box>
      <UtmtoForm />
    </Stack>
  );
});

export default UtmtoPage;
