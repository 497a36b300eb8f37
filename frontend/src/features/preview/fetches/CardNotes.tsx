import { observer } from 'mobx-react-lite';
import { type IntlShape, useIntl } from 'react-intl';
import { WarningIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { CardWarning } from './fetches.api';
import { cardWarningMessages, narrowMessages } from './fetches.messages';
import { serviceOf } from './services';

const MB = 1_000_000;
const KB = 1_000;

const sizeOf = (intl: IntlShape, bytes: number): string =>
  bytes < MB
    ? intl.formatNumber(bytes / KB, { style: 'unit', unit: 'kilobyte' })
    : intl.formatNumber(bytes / MB, { style: 'unit', unit: 'megabyte' });

function textOf(intl: IntlShape, { service, problem, width, height, bytes, percent }: CardWarning): string {
  const isNarrow = problem === 'small-card' && height === null;
  return intl.formatMessage(isNarrow ? narrowMessages.smallCard : cardWarningMessages[problem], {
    app: serviceOf(service).name,
    width: width ?? 0,
    height: height ?? 0,
    size: sizeOf(intl, bytes ?? 0),
    share: intl.formatNumber((percent ?? 0) / 100, { style: 'percent' }),
  });
}

/** What services make of the picture that is saved. */
export const CardNotes = observer(function CardNotes({
  warnings,
}: {
  readonly warnings: readonly CardWarning[];
}) {
  const intl = useIntl();
  return warnings.map((warning) => (
    <Stack
      key={`${warning.service} ${warning.problem}`}
      direction="row"
      role="note"
      sx={{ gap: 1, mt: 1, alignItems: 'flex-start' }}
    >
      <WarningIcon fontSize="small" color="warning" />
      <Text variant="body2">{textOf(intl, warning)}</Text>
    </Stack>
  ));
});
