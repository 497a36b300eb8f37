import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatOffset, formatTime } from '../../../shared/dates';
import { browserTimeZone } from '../../../shared/calendar';
import { Button } from '../../../shared/ui/buttons';
import { ExpandIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { SearchList } from '../../../shared/ui/SearchList';
import { Text } from '../../../shared/ui/text';
import { useNow } from '../../../shared/use-now';
import { settingsMessages } from '../group-settings.messages';
import { cityOf, findZones, zoneName } from '../../../shared/time-zones';

const MINUTE_MS = 60_000;

interface ZoneFieldProps {
  /** IANA name. */
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

interface ZoneListProps extends ZoneFieldProps {
  readonly now: number;
  readonly onClose: () => void;
}

/** Zones to choose from, with the time in each. */
const ZoneList = observer(function ZoneList({ zone, now, onChoose, onClose }: ZoneListProps) {
  const intl = useIntl();
  const itemOf = (timeZone: string, heading: string) => ({
    id: timeZone,
    label: cityOf(timeZone),
    hint: `${formatTime(intl.locale, now, { timeZone })} · ${zoneName(intl.locale, timeZone)}`,
    heading,
  });
  return (
    <SearchList
      label={intl.formatMessage(settingsMessages.zoneSearch)}
      placeholder={intl.formatMessage(settingsMessages.zoneExample)}
      find={(question) => {
        const isAsked = question.trim() !== '';
        const heading = intl.formatMessage(
          isAsked ? settingsMessages.zoneFound : settingsMessages.zoneSuggested,
        );
        return findZones(question, intl.locale, [zone, browserTimeZone()]).map((each) =>
          itemOf(each, heading),
        );
      }}
      empty={intl.formatMessage(settingsMessages.zoneNone)}
      countText={(count) => intl.formatMessage(settingsMessages.zoneCount, { count })}
      onPick={({ id }) => {
        onChoose(id);
        onClose();
      }}
      onClose={onClose}
    />
  );
});

/** The time zone of the group, found by city or region. */
export const ZoneField = observer(function ZoneField({ zone, onChoose }: ZoneFieldProps) {
  const intl = useIntl();
  const id = useId();
  const now = useNow(MINUTE_MS);
  const [isOpen, setOpen] = useState(false);
  const time = formatTime(intl.locale, now, { timeZone: zone });
  const offset = formatOffset(intl.locale, zone, new Date(now));
  return (
    <Box>
      <Text id={`${id}-label`} sx={{ mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}>
        {intl.formatMessage(settingsMessages.timeZone)}
      </Text>
      <Button
        id={id}
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={`${id}-hint`}
        endIcon={<ExpandIcon />}
        onClick={() => setOpen(true)}
        sx={{
          width: '100%',
          minHeight: 56,
          justifyContent: 'space-between',
          fontWeight: 400,
          fontSize: '1rem',
          px: 1.75,
        }}
      >
        <Box component="span" sx={{ textAlign: 'left' }}>
          {cityOf(zone)}
        </Box>
      </Button>
      <Text id={`${id}-hint`} component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5, mx: 0.5 }}>
        <div>{intl.formatMessage(settingsMessages.timeZoneHint)}</div>
        <div>{intl.formatMessage(settingsMessages.timeThere, { time, offset })}</div>
      </Text>
      {isOpen && <ZoneList zone={zone} now={now} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </Box>
  );
});
