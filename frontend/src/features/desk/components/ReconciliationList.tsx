import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { pathTo } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { WordChip } from '../../../shared/ui/WordChip';
import { billingAlertMessages as messages } from '../billing-alerts.messages';
import type { Reconciliation } from '../billing-desk.api';
import { billingDeskMessages } from '../billing-desk.messages';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { LongListStore } from '../long-list.store';
import { useDeskWords } from '../use-desk-words';
import { MoreButton } from './MoreButton';

type Difference = Reconciliation['differences'][number];

const DifferenceRow = observer(function DifferenceRow({ difference }: { readonly difference: Difference }) {
  const intl = useIntl();
  const { money } = useDeskWords();
  const { kind, number, externalId, booked, found, currency } = difference;
  const sum = (amount: number | null): string => (amount === null ? '—' : money(amount, currency));
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {externalId === null ? (
        number
      ) : (
        <AppLink to={pathTo('billedOrder', externalId)} sx={{ py: 0.5 }}>
          {number}
        </AppLink>
      )}
      <Text variant="body2">
        {[
          intl.formatMessage(messages.difference, { kind }),
          intl.formatMessage(messages.amounts, { booked: sum(booked), found: sum(found) }),
        ].join(' · ')}
      </Text>
    </Box>
  );
});

const resultOf = ({ finishedTime, differences }: Reconciliation): string => {
  if (finishedTime === null) return 'running';
  return differences.length > 0 ? 'differences' : 'agreed';
};

const DayRow = observer(function DayRow({ run }: { readonly run: Reconciliation }) {
  const intl = useIntl();
  const { day, gateway, checked, differences, failure, finishedTime } = run;
  const heading = [
    formatDay(intl.locale, day, 'medium'),
    intl.formatMessage(billingDeskMessages.gateway, { gateway }),
  ];
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Text component="h3" sx={{ fontWeight: 600 }}>
          {heading.join(' · ')}
        </Text>
        <WordChip>
          {intl.formatMessage(messages.result, { state: resultOf(run), count: differences.length })}
        </WordChip>
        <Text component="span" variant="body2" color="textSecondary">
          {intl.formatMessage(messages.checked, { count: checked })}
        </Text>
      </Stack>
      {failure !== null && finishedTime === null && (
        <Text variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(messages.failure, { failure })}
        </Text>
      )}
      {differences.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {differences.map((difference) => (
            <DifferenceRow key={difference.kind + difference.number} difference={difference} />
          ))}
        </Box>
      )}
    </Box>
  );
});

/** What the gateways and the ledger agree about, day by day. */
export const ReconciliationList = observer(function ReconciliationList() {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const [list] = useState(() => new LongListStore((start) => api.reconciliations(start)));
  useEffect(() => void list.load(), [list]);
  return (
    <Section title={intl.formatMessage(messages.days)}>
      <Loaded request={list.first} onRetry={() => void list.load()} height={240}>
        {() =>
          list.items.length === 0 ? (
            <Notice
              title={intl.formatMessage(messages.noDays)}
              text={intl.formatMessage(messages.noDaysText)}
            />
          ) : (
            <>
              <Box component="ul" sx={{ p: 0, m: 0 }}>
                {list.items.map((run) => (
                  <DayRow key={run.day + run.gateway} run={run} />
                ))}
              </Box>
              <MoreButton list={list} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
});
