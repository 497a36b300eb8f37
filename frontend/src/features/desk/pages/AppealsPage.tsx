import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { useApi } from '../../../shared/store-context';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { PageFrame } from '../../../shared/ui/PageFrame';
import { Segments } from '../../../shared/ui/Segments';
import { AdminOnly } from '../../reports';
import { APPEAL_STATES, type AppealState } from '../appeals.api';
import { appealsMessages as messages } from '../appeals.messages';
import { AppealsStore } from '../appeals.store';
import { AppealCard } from '../components/AppealCard';
import { MoreButton } from '../components/MoreButton';
import { createAppealsApi } from '../create-appeals.api';

const List = observer(function List({ state }: { readonly state: AppealState }) {
  const intl = useIntl();
  const api = useApi(createAppealsApi);
  const [store] = useState(() => new AppealsStore(api, state));
  const { list } = store;
  useEffect(() => void list.load(), [list]);
  const place = useKeptFocus(list.items.length);
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      <Loaded request={list.first} onRetry={() => void list.load()} height={320}>
        {() =>
          list.items.length === 0 ? (
            <Notice title={intl.formatMessage(messages.none)} text={intl.formatMessage(messages.noneText)} />
          ) : (
            <>
              <Stack
                component="ul"
                aria-label={intl.formatMessage(messages.title)}
                sx={{ gap: 2, p: 0, m: 0 }}
              >
                {list.items.map((appeal) => (
                  <AppealCard key={appeal.appealId} appeal={appeal} store={store} />
                ))}
              </Stack>
              <MoreButton list={list} />
            </>
          )
        }
      </Loaded>
    </Box>
  );
});

const Appeals = observer(function Appeals() {
  const intl = useIntl();
  const [query, replace] = useLocalQuery();
  const state = APPEAL_STATES.find((each) => each === query.get('state')) ?? 'open';
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <Segments
        label={intl.formatMessage(messages.states)}
        choices={APPEAL_STATES.map((value) => ({
          value,
          label: intl.formatMessage(messages.state, { state: value }),
        }))}
        chosen={state}
        onChoose={(next) => replace(new URLSearchParams(next === 'open' ? {} : { state: next }))}
      />
      <List key={state} state={state} />
    </PageFrame>
  );
});

/** What suspended people say, for those who run the site. */
const AppealsPage = observer(function AppealsPage() {
  return (
    <AdminOnly>
      <Appeals />
    </AdminOnly>
  );
});

export default AppealsPage;
