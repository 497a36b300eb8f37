import { observer } from 'mobx-react-lite';
import { LinkIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { shortHost } from '../../../shared/short-host';
import { PreviewPicture } from './PreviewPicture';

/** Clicks of two weeks, as they might be. */
const DAYS = [18, 26, 22, 34, 30, 46, 41, 38, 54, 62, 57, 74, 69, 92] as const;
const UNIQUE_SHARE = 0.62;
const SLUG = '/tea';
const CLICKS = '1,284';
const WIDTH = 280;
const HEIGHT = 96;
const STEP = WIDTH / DAYS.length;

const Bars = observer(function Bars() {
  return (
    <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} sx={{ width: '100%', display: 'block' }}>
      {DAYS.map((clicks, day) => (
        <g key={clicks}>
          <Box
            component="rect"
            x={day * STEP + 2}
            y={HEIGHT - clicks}
            width={STEP - 6}
            height={clicks}
            rx={3}
            sx={{ fill: 'var(--l-palette-primary-main)', opacity: 0.35 }}
          />
          <Box
            component="rect"
            x={day * STEP + 2}
            y={HEIGHT - clicks * UNIQUE_SHARE}
            width={STEP - 6}
            height={clicks * UNIQUE_SHARE}
            rx={3}
            sx={{ fill: 'var(--l-palette-primary-main)' }}
          />
        </g>
      ))}
    </Box>
  );
});

const CARD = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  overflow: 'hidden',
  boxShadow: '0 24px 48px -32px rgb(0 0 0 / 0.5)',
} as const;

const greyLine = (width: string) => ({ height: 8, width, borderRadius: 4, bgcolor: 'divider' });

/** A link with its preview and its chart: what the visitor is about to have. Only to be looked at. */
export const LinkArt = observer(function LinkArt() {
  return (
    <Box aria-hidden sx={{ position: 'relative', maxWidth: 360, pb: 12.5, mx: 'auto', width: '100%' }}>
      <Box sx={{ ...CARD, width: '78%' }}>
        <Box sx={{ height: 96 }}>
          <PreviewPicture />
        </Box>
        <Stack sx={{ gap: 1, p: 2 }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, mb: 0.5 }}>
            <LinkIcon fontSize="small" color="primary" />
            <Text color="primary" noWrap sx={{ fontWeight: 700 }}>
              {shortHost() + SLUG}
            </Text>
          </Stack>
          <Box sx={greyLine('72%')} />
          <Box sx={greyLine('48%')} />
        </Stack>
      </Box>
      <Box sx={{ ...CARD, position: 'absolute', right: 0, bottom: 0, width: '68%', p: 2 }}>
        <Text sx={{ fontSize: '1.5rem', fontWeight: 750, lineHeight: 1.2, mb: 1 }}>{CLICKS}</Text>
        <Bars />
      </Box>
    </Box>
  );
});
