import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { CheckIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { ReportProps } from '../dashboard-props';
import { hitMessages } from '../hit.messages';
import { HIT_CLASSES } from '../report';
import { isEverything, isPeople, PEOPLE_ALONE, toggledClass, withClasses } from '../report-query';
import { Unfiltered } from './Unfiltered';

/** Everything that asked for the link by what it was, so that it shows where the other hits went. */
const HitSentence = observer(function HitSentence({ report, query }: Pick<ReportProps, 'report' | 'query'>) {
  const intl = useIntl();
  const { hits } = report;
  const seen = HIT_CLASSES.filter((kind) => hits[kind] > 0);
  if (seen.length === 0) return null;
  const count = seen.reduce((sum, kind) => sum + hits[kind], 0);
  const parts = intl.formatList(
    seen.map((kind) => intl.formatMessage(hitMessages[kind], { count: hits[kind] })),
  );
  return (
    <div>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(hitMessages.mix, { count, parts })}
      </Text>
      <Unfiltered query={query} />
    </div>
  );
});

interface ChipProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Chip = observer(function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      aria-pressed={isOn}
      onClick={onPress}
      startIcon={isOn ? <CheckIcon /> : undefined}
      sx={{
        minHeight: 36,
        borderColor: 'control.main',
        fontWeight: 500,
        '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'soft.primary', fontWeight: 600 },
      }}
    >
      {children}
    </Button>
  );
});

/** The same to choose from: which of them the totals and the chart count. */
export const HitMix = observer(function HitMix({ report, query, onChange }: ReportProps) {
  const intl = useIntl();
  const { hits } = report;
  const isWorthIt =
    HIT_CLASSES.some((kind) => kind !== 'human' && hits[kind] > 0) || !isPeople(query.classes);
  return (
    <Stack sx={{ gap: 1 }}>
      <HitSentence report={report} query={query} />
      {isWorthIt && (
        <Stack
          direction="row"
          role="group"
          aria-label={intl.formatMessage(hitMessages.counted)}
          sx={{ flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}
        >
          <Chip isOn={isPeople(query.classes)} onPress={() => onChange(withClasses(query, PEOPLE_ALONE))}>
            {intl.formatMessage(hitMessages.peopleOnly)}
          </Chip>
          <Chip isOn={isEverything(query.classes)} onPress={() => onChange(withClasses(query, HIT_CLASSES))}>
            {intl.formatMessage(hitMessages.everything)}
          </Chip>
          {HIT_CLASSES.filter((kind) => kind !== 'human' && hits[kind] > 0).map((kind) => (
            <Chip
              key={kind}
              isOn={query.classes.includes(kind)}
              onPress={() => onChange(toggledClass(query, kind))}
            >
              {intl.formatMessage(hitMessages.kind, { kind })}
            </Chip>
          ))}
        </Stack>
      )}
    </Stack>
  );
});
