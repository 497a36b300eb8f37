import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { ShortAddress } from '../../../shared/ui/ShortAddress';
import { Text } from '../../../shared/ui/text';
import { useNow } from '../../../shared/use-now';
import type { CaseDetails } from '../cases.api';
import { caseMessages, oneCaseMessages as messages } from '../cases.messages';
import { CaseStore } from '../case.store';
import { AdminOnly } from '../components/AdminOnly';
import { CaseDecision } from '../components/CaseDecision';
import { CaseHistory } from '../components/CaseHistory';
import { CaseMarks } from '../components/CaseMarks';
import { CaseReports } from '../components/CaseReports';
import { ReasonBars } from '../components/ReasonBars';
import { createCasesApi } from '../create-cases.api';
import { reportProblems } from '../report-problem.messages';

const MINUTE_MS = 60_000;

interface ShownProps {
  readonly store: CaseStore;
  readonly details: CaseDetails;
}

const Facts = observer(function Facts({ details }: { readonly details: CaseDetails }) {
  const intl = useIntl();
  const { url, total, counts, appeal } = details;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Panel>
        <Stack sx={{ gap: 1 }}>
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(caseMessages.leadsTo)}
          </Text>
          {/* As text: no one should get there by a slip of the hand. */}
          <Text dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {url === null ? intl.formatMessage(caseMessages.gone) : readableAddress(url)}
          </Text>
          <CaseMarks abuse={details} />
        </Stack>
      </Panel>
      {total > 0 && (
        <Panel component="section" aria-labelledby="reasons">
          <Text id="reasons" component="h2" variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
            {intl.formatMessage(messages.reasons)}
          </Text>
          <ReasonBars counts={counts} total={total} />
        </Panel>
      )}
      {appeal !== null && (
        <Panel component="section" aria-labelledby="appeal" sx={{ borderColor: 'primary.main' }}>
          <Text id="appeal" component="h2" variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
            {intl.formatMessage(messages.appeal)}
          </Text>
          <Text dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {appeal}
          </Text>
        </Panel>
      )}
    </Stack>
  );
});

const Shown = observer(function Shown({ store, details }: ShownProps) {
  const now = useNow(MINUTE_MS);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Facts details={details} />
        {store.reports.length > 0 && (
          <Panel>
            <CaseReports store={store} now={now} />
          </Panel>
        )}
      </Stack>
      <Stack sx={{ gap: 2.5 }}>
        <Panel>
          <CaseDecision store={store} details={details} />
        </Panel>
        <Panel>
          <CaseHistory steps={store.steps} now={now} />
        </Panel>
      </Stack>
    </Box>
  );
});

const Opened = observer(function Opened({ caseId }: { readonly caseId: number }) {
  const intl = useIntl();
  const casesApi = useApi(createCasesApi);
  const [store] = useState(() => new CaseStore(casesApi, caseId));
  useEffect(() => void store.load(), [store]);
  const { details } = store;
  const title = details === null ? intl.formatMessage(caseMessages.title) : readableAddress(details.shortUrl);
  return (
    <Stack sx={{ gap: 2.5, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <AppLink to={PATHS.abuseCases} sx={{ display: 'inline-block', py: 1 }}>
          {intl.formatMessage(caseMessages.back)}
        </AppLink>
        <PageHeading
          title={title}
          dir="auto"
          sx={{ fontSize: { xs: '1.5rem', sm: '2rem' }, overflowWrap: 'anywhere' }}
        >
          {details === null ? title : <ShortAddress address={details.shortUrl} />}
        </PageHeading>
      </Box>
      <Loaded request={store.request} texts={reportProblems} onRetry={() => void store.load()} height={320}>
        {() => details !== null && <Shown store={store} details={details} />}
      </Loaded>
    </Stack>
  );
});

/** One reported link, for those who run the site. */
const CasePage = observer(function CasePage() {
  const { caseId = '' } = useParams();
  return (
    <AdminOnly>
      <Opened key={caseId} caseId={Number(caseId)} />
    </AdminOnly>
  );
});

export default CasePage;
