import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { ReportForm } from '../components/ReportForm';
import { ReportSent } from '../components/ReportSent';
import { createReportApi } from '../create-report.api';
import { reportMessages as messages } from '../report.messages';
import { createReportForm } from '../report-form.store';

/** For visitors who met a link that does harm, signed in or not; the address may name the link. */
const ReportPage = observer(function ReportPage() {
  const intl = useIntl();
  const reportApi = useApi(createReportApi);
  const [query] = useLocalQuery();
  const [form, setForm] = useState(() => createReportForm(reportApi, query.get('link') ?? ''));
  const receipt = form.submission.value;
  const title = intl.formatMessage(messages.title);
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', pt: { xs: 3, sm: 5 } }}>
      {receipt !== null ? (
        <ReportSent receipt={receipt} onAnother={() => setForm(createReportForm(reportApi, ''))} />
      ) : (
        <Stack sx={{ gap: 2.5 }}>
          <Box>
            <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
              {title}
            </PageHeading>
            <Text color="textSecondary">{intl.formatMessage(messages.lead)}</Text>
          </Box>
          <ReportForm form={form} />
        </Stack>
      )}
    </Box>
  );
});

export default ReportPage;
