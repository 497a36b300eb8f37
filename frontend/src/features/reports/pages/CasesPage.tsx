import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Segments } from '../../../shared/ui/Segments';
import { Text } from '../../../shared/ui/text';
import { CASE_STATES, type CaseState } from '../cases.api';
import { caseMessages as messages } from '../cases.messages';
import { CasesStore } from '../cases.store';
import { AdminOnly } from '../components/AdminOnly';
import { CaseList } from '../components/CaseList';
import { createCasesApi } from '../create-cases.api';
import { reportProblems } from '../report-problem.messages';

/** The state that the address names. */
function useCaseState(): readonly [CaseState, (state: CaseState) => void] {
  const [query, replace] = useLocalQuery();
  const named = CASE_STATES.find((state) => state === query.get('state')) ?? 'open';
  return [named, (state) => replace(new URLSearchParams(state === 'open' ? {} : { state }))];
}

const Queue = observer(function Queue() {
  const intl = useIntl();
  const casesApi = useApi(createCasesApi);
  const [store] = useState(() => new CasesStore(casesApi));
  const [state, choose] = useCaseState();
  useEffect(() => void store.show(state), [store, state]);
  const title = intl.formatMessage(messages.title);
  return (
    <Stack sx={{ gap: 2.5, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <PageHeading title={title} sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
          {title}
        </PageHeading>
        <Text color="textSecondary" sx={{ minHeight: '1.6em' }}>
          {store.open !== null && intl.formatMessage(messages.lead, { open: store.open })}
        </Text>
      </Box>
      <Box sx={{ overflowX: 'auto', '& button': { whiteSpace: 'nowrap' } }}>
        <Segments
          label={intl.formatMessage(messages.states)}
          choices={CASE_STATES.map((value) => ({
            value,
            label: intl.formatMessage(messages.state, { state: value }),
          }))}
          chosen={state}
          onChoose={choose}
        />
      </Box>
      <Loaded request={store.first} texts={reportProblems} onRetry={() => store.retry()} height={240}>
        {() => <CaseList store={store} state={state} />}
      </Loaded>
    </Stack>
  );
});

/** Links that people reported, for those who run the site. */
const CasesPage = observer(function CasesPage() {
  return (
    <AdminOnly>
      <Queue />
    </AdminOnly>
  );
});

export default CasesPage;
