import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { settingsMessages } from '../group-settings.messages';
import { LINK_SWITCHES } from '../link-switches';
import type { GroupSettings } from '../team.api';
import { cityOf } from '../../../shared/time-zones';

/** The settings of a group for those who cannot change them. */
export const SettingsFacts = observer(function SettingsFacts({
  settings,
}: {
  readonly settings: GroupSettings;
}) {
  const intl = useIntl();
  const { name, timeZone, linkSchema, protectTrack, everyoneEdits, defaults } = settings;
  const stateOf = (isOn: boolean) => intl.formatMessage(isOn ? settingsMessages.on : settingsMessages.off);
  const facts = [
    { label: settingsMessages.name, value: name },
    { label: settingsMessages.timeZone, value: cityOf(timeZone) },
    { label: settingsMessages.schema, value: `${linkSchema}://` },
    { label: settingsMessages.protectTrack, value: stateOf(protectTrack) },
    { label: settingsMessages.everyoneEdits, value: stateOf(everyoneEdits) },
    ...LINK_SWITCHES.map((each) => ({ label: each.label, value: stateOf(defaults[each.name]) })),
  ];
  return (
    <Panel component="dl" sx={{ m: 0 }}>
      {facts.map(({ label, value }) => (
        <Box
          key={label.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            justifyContent: 'space-between',
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Text component="dt" color="textSecondary">
            {intl.formatMessage(label)}
          </Text>
          <Text component="dd" dir="auto" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {value}
          </Text>
        </Box>
      ))}
    </Panel>
  );
});
