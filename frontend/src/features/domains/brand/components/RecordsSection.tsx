import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../../shared/dates';
import { useWhen } from '../../../../shared/use-when';
import { useNow } from '../../../../shared/use-now';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { MailIcon } from '../../../../shared/ui/icons';
import { Box, Stack } from '../../../../shared/ui/layout';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../../shared/ui/SettingsSection';
import { Text } from '../../../../shared/ui/text';
import type { BrandDomain, DomainCheck } from '../brand-domains.api';
import { checkProblems } from '../brand-problem.messages';
import type { BrandDomainStore } from '../brand-domain.store';
import { hasAlternatives, mailAddress, type RecordGroup, recordGroups } from '../dns-records';
import { recordMessages as messages } from '../dns-records.messages';
import { recordsText } from '../mail-text';
import { useCanEdit } from '../use-can-edit';
import { PanelHints } from './PanelHints';
import { RecordCard } from './RecordCard';

const SECOND_MS = 1_000;

interface RecordsProps {
  readonly store: BrandDomainStore;
  readonly domain: BrandDomain;
}

const resultOf = ({ result, isTaken }: DomainCheck): string => (isTaken ? 'taken' : result);

const Looks = observer(function Looks({
  domain,
  now,
}: {
  readonly domain: BrandDomain;
  readonly now: number;
}) {
  const intl = useIntl();
  const when = useWhen(now);
  const { checkedAt, nextCheckAt } = domain;
  const isToCome = nextCheckAt !== null && Date.parse(nextCheckAt) > now;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
      <Text variant="body2">
        {checkedAt === null
          ? intl.formatMessage(messages.never)
          : intl.formatMessage(messages.last, { when: when(checkedAt) })}
      </Text>
      {isToCome && (
        <Text variant="body2">
          {intl.formatMessage(messages.nextLook, { time: formatDateTime(intl.locale, nextCheckAt) })}
        </Text>
      )}
    </Stack>
  );
});

const Check = observer(function Check({ store, domain }: RecordsProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const now = useNow(SECOND_MS);
  const seconds = store.coolSeconds(now);
  const { isPending, value, error } = store.checking;
  const check = async (): Promise<void> => {
    await store.check();
    const found = store.checking.value;
    if (found !== null) announce(intl.formatMessage(messages.result, { result: resultOf(found) }));
  };
  const label = (): string => {
    if (isPending) return intl.formatMessage(messages.checking);
    return seconds > 0
      ? intl.formatMessage(messages.cooling, { seconds })
      : intl.formatMessage(messages.check);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="contained"
          aria-disabled={isPending || seconds > 0}
          onClick={() => void check()}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
        >
          {label()}
        </Button>
        <Looks domain={domain} now={now} />
      </Stack>
      {value !== null && error === null && !isPending && (
        <Text sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 2, py: 1.25 }}>
          {intl.formatMessage(messages.result, { result: resultOf(value) })}
        </Text>
      )}
      {error !== null && !isPending && <ProblemNote problem={error} texts={checkProblems} />}
    </Stack>
  );
});

const Group = observer(function Group({ group }: { readonly group: RecordGroup }) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Box>
      <Text id={headingId} component="h3" sx={{ fontSize: '1rem', fontWeight: 650, mb: 1 }}>
        {intl.formatMessage(messages.purpose, { purpose: group.purpose })}
      </Text>
      <Stack component="ul" aria-labelledby={headingId} sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {group.records.map((record) => (
          <RecordCard key={`${record.type} ${record.fullName} ${record.value}`} record={record} />
        ))}
      </Stack>
    </Box>
  );
});

/** Which records have to be set, and which of them are there. */
export const RecordsSection = observer(function RecordsSection({ store, domain }: RecordsProps) {
  const intl = useIntl();
  const canEdit = useCanEdit();
  const groups = recordGroups(domain.records);
  const subject = intl.formatMessage(messages.mailSubject, { host: domain.shortDomain });
  return (
    <SettingsSection
      id="records"
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.names)}
    >
      <Stack sx={{ gap: 2.5 }}>
        {domain.panel !== null && <PanelHints panel={domain.panel} domain={domain} />}
        {hasAlternatives(groups) && <Text>{intl.formatMessage(messages.oneWay)}</Text>}
        {groups.map((group) => (
          <Group key={group.purpose} group={group} />
        ))}
        {canEdit && domain.state !== 'unbound' && <Check store={store} domain={domain} />}
        <Box>
          <Button
            variant="outlined"
            startIcon={<MailIcon />}
            href={mailAddress(subject, recordsText(intl, domain))}
          >
            {intl.formatMessage(messages.mail)}
          </Button>
        </Box>
      </Stack>
    </SettingsSection>
  );
});
