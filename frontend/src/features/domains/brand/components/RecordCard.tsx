import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { CopyableCode } from '../../../../shared/ui/CopyableCode';
import { Facts } from '../../../../shared/ui/Facts';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import type { TagColor } from '../../../../shared/ui/theme/tag-palette';
import { WordChip } from '../../../../shared/ui/WordChip';
import type { DnsRecord } from '../brand-domains.api';
import { findingOf, type RecordFinding } from '../dns-records';
import { recordMessages as messages } from '../dns-records.messages';

const COLORS: Readonly<Record<RecordFinding, TagColor>> = {
  ok: 'green',
  stray: 'red',
  unknown: 'gray',
  missing: 'orange',
  other: 'orange',
};

const Found = observer(function Found({ found }: { readonly found: readonly string[] }) {
  const intl = useIntl();
  if (found.length === 0) return intl.formatMessage(messages.nothing);
  return found.map((value) => (
    <Box key={value} component="code" dir="ltr" sx={{ display: 'block', fontSize: '0.875rem' }}>
      {value}
    </Box>
  ));
});

/** One record with what is there in its place. */
export const RecordCard = observer(function RecordCard({ record }: { readonly record: DnsRecord }) {
  const intl = useIntl();
  const { type, name, fullName, value, found } = record;
  const finding = findingOf(record);
  const canCopy = finding !== 'stray';
  const isElsewhere = finding === 'missing' || finding === 'other';
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Text sx={{ fontWeight: 650 }}>{type}</Text>
        <WordChip color={COLORS[finding]}>{intl.formatMessage(messages.finding, { finding })}</WordChip>
      </Stack>
      <Facts
        facts={[
          [intl.formatMessage(messages.name), <CopyableCode key="name" text={name} canCopy={canCopy} />],
          name === fullName
            ? null
            : [
                intl.formatMessage(messages.fullName),
                <CopyableCode key="full" text={fullName} canCopy={canCopy} />,
              ],
          [intl.formatMessage(messages.value), <CopyableCode key="value" text={value} canCopy={canCopy} />],
          isElsewhere && found !== null
            ? [intl.formatMessage(messages.found), <Found key="found" found={found} />]
            : null,
        ]}
      />
    </Box>
  );
});
