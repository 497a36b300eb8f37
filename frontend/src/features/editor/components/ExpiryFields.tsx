import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatOffset } from '../../../shared/dates';
import { browserTimeZone, dayIn } from '../../../shared/calendar';
import { cityOf, findZones } from '../../../shared/time-zones';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { UrlField } from '../../../shared/ui/UrlField';
import { useNow } from '../../../shared/use-now';
import { type Preset, PRESETS, wallTimeAt } from '../expiry';
import { expiryMessages } from '../expiry.messages';
import type { Expiry } from '../link-values';
import { useFieldProblem } from '../use-field-problem';
import type { FieldsProps } from './section-props';
import { TimeLeft } from './TimeLeft';

const MINUTE_MS = 60_000;

interface ExpiryProps extends FieldsProps {
  readonly expiry: Expiry;
}

/** A moment so far from now, on the clocks of the zone that is chosen. */
const Presets = observer(function Presets({ form, expiry }: ExpiryProps) {
  const intl = useIntl();
  const choose = (preset: Preset): void =>
    form.set({ expiry: { ...expiry, ...wallTimeAt(Date.now() + PRESETS[preset], expiry.zone) } });
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={intl.formatMessage(expiryMessages.presets)}
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Text aria-hidden color="textSecondary" variant="body2">
        {intl.formatMessage(expiryMessages.presets)}
      </Text>
      {(Object.keys(PRESETS) as Preset[]).map((preset) => (
        <Button key={preset} variant="outlined" color="inherit" size="small" onClick={() => choose(preset)}>
          {intl.formatMessage(expiryMessages.preset, { preset })}
        </Button>
      ))}
    </Stack>
  );
});

const ZoneChoice = observer(function ZoneChoice({ form, expiry }: ExpiryProps) {
  const intl = useIntl();
  const now = new Date(useNow(MINUTE_MS));
  const zones = findZones('', intl.locale, [expiry.zone, browserTimeZone()]);
  return (
    <Select
      label={intl.formatMessage(expiryMessages.zone)}
      choices={zones.map((zone) => ({
        value: zone,
        label: `${cityOf(zone)} · ${formatOffset(intl.locale, zone, now)}`,
      }))}
      chosen={expiry.zone}
      onChoose={(zone) => form.set({ expiry: { ...expiry, zone } })}
    />
  );
});

/** The moment at which a link ends, and where visitors go from then on. */
export const ExpiryFields = observer(function ExpiryFields({ form, expiry }: ExpiryProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  const now = useNow(MINUTE_MS);
  const incomplete = form.isExpiryIncomplete ? intl.formatMessage(expiryMessages.incomplete) : null;
  const set = (change: Partial<Expiry>): void => form.set({ expiry: { ...expiry, ...change } });
  return (
    <Stack sx={{ gap: 2 }}>
      <Presets form={form} expiry={expiry} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1.4fr' }, alignItems: 'start' }}
      >
        <TextField
          type="date"
          label={intl.formatMessage(expiryMessages.day)}
          min={dayIn(expiry.zone, new Date(now))}
          value={expiry.day}
          onChange={(day) => set({ day })}
          error={incomplete ?? problemOf('expireTime')}
        />
        <TextField
          type="time"
          label={intl.formatMessage(expiryMessages.time)}
          value={expiry.time}
          onChange={(time) => set({ time })}
        />
        <ZoneChoice form={form} expiry={expiry} />
      </Box>
      <TimeLeft expiry={expiry} />
      <UrlField
        label={intl.formatMessage(expiryMessages.fallback)}
        hint={intl.formatMessage(expiryMessages.fallbackHint)}
        value={expiry.fallbackUrl}
        onChange={(fallbackUrl) => set({ fallbackUrl })}
        error={problemOf('fallbackUrl') ?? problemOf('timezone')}
      />
    </Stack>
  );
});
