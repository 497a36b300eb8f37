import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { builderMessages } from '../campaign.messages';
import { channelOf } from '../channel';
import type { Utm } from '../utm';
import { withScheme, withUtm } from '../utm-address';

interface FinalAddressProps {
  /** As it was typed. */
  readonly destination: string;
  readonly utm: Utm;
}

/** Where visitors arrive, byte for byte, and what reports make of it. */
export const FinalDestination = observer(function FinalDestination({ destination, utm }: FinalAddressProps) {
  const intl = useIntl();
  const final = withUtm(withScheme(destination), utm);
  const channel = channelOf(utm);
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', gap: 1, bgcolor: 'soft.sunken', borderRadius: 1, px: 1.5, py: 1 }}
      >
        <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
          <Text variant="body2" sx={{ fontWeight: 600 }}>
            {intl.formatMessage(builderMessages.result)}
          </Text>
          <Text dir="ltr" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {final}
          </Text>
        </Box>
        <CopyButton address={final} isIcon />
      </Stack>
      {channel !== null && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(builderMessages.channel, {
            channel: intl.formatMessage(builderMessages.channelName, { channel }),
          })}
        </Text>
      )}
    </Stack>
  );
});
