import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { explainMessages } from '../explain.messages';
import { type Device, VISITOR_DEVICES, PROGRAMS } from '../question';
import { nameKey } from '../name-key';
import { DeviceSketch } from './DeviceSketch';

interface DevicePickerProps {
  readonly chosen: Device | null;
  readonly onChoose: (device: Device) => void;
}

interface GroupProps extends DevicePickerProps {
  readonly title: string;
  readonly devices: readonly Device[];
  /** Of all radio buttons that belong together. */
  readonly name: string;
}

const Group = observer(function Group({ title, devices, name, chosen, onChoose }: GroupProps) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Box id={headingId} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 1 }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' }}>
        {devices.map((device) => (
          <Box
            key={device}
            component="label"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 0.5,
              p: 1,
              border: 1,
              borderColor: 'control.main',
              borderRadius: 1,
              textAlign: 'center',
              fontSize: '0.8125rem',
              lineHeight: 1.3,
              overflowWrap: 'anywhere',
              cursor: 'pointer',
              position: 'relative',
              '&:has(:checked)': {
                bgcolor: 'soft.primary',
                borderColor: 'primary.main',
                boxShadow: 'inset 0 0 0 1px var(--l-palette-primary-main)',
              },
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={device}
              checked={device === chosen}
              onChange={() => onChoose(device)}
              sx={visuallyHidden}
            />
            <DeviceSketch device={device} />
            {intl.formatMessage(explainMessages.device, { device: nameKey(device) })}
          </Box>
        ))}
      </Box>
    </Box>
  );
});

/** Visitors as pictures, one of whom can be chosen. */
export const DevicePicker = observer(function DevicePicker(props: DevicePickerProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <Stack sx={{ gap: 2 }}>
      <Group
        title={intl.formatMessage(explainMessages.people)}
        devices={VISITOR_DEVICES}
        name={name}
        {...props}
      />
      <Group title={intl.formatMessage(explainMessages.programs)} devices={PROGRAMS} name={name} {...props} />
    </Stack>
  );
});
