import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Button } from '../../shared/ui/buttons';
import { Dialog } from '../../shared/ui/Dialog';
import { Box } from '../../shared/ui/layout';
import { Switch } from '../../shared/ui/Switch';
import { appMessages } from '../app.messages';
import { keyMessages } from '../shell.messages';
import { useStores } from '../../shared/store-context';
import { paletteKeys } from '../../shared/palette-keys';

const key = {
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 650,
  flex: 'none',
  minWidth: 28,
  textAlign: 'center',
  px: 0.75,
  borderRadius: '8px',
  border: 1,
  borderBottomWidth: 2,
  borderColor: 'control.main',
  bgcolor: 'soft.sunken',
  whiteSpace: 'nowrap',
} as const;

interface Row {
  readonly keys: string;
  readonly message: MessageDescriptor;
}

const ROWS: readonly Row[] = [
  { keys: '/', message: keyMessages.search },
  { keys: 'C', message: keyMessages.create },
  { keys: 'J', message: keyMessages.next },
  { keys: 'K', message: keyMessages.previous },
  { keys: 'E', message: keyMessages.edit },
  { keys: 'Q', message: keyMessages.qr },
  { keys: 'X', message: keyMessages.select },
  { keys: '#', message: keyMessages.trash },
  { keys: '?', message: keyMessages.sheet },
  { keys: 'Esc', message: keyMessages.close },
];

/** What keys do, and the switch for those that one might press by accident. */
const KeyboardSheet = observer(function KeyboardSheet() {
  const intl = useIntl();
  const { shell } = useStores();
  const palette: Row = { keys: paletteKeys(), message: keyMessages.palette };
  return (
    <Dialog
      title={intl.formatMessage(keyMessages.title)}
      onClose={shell.close}
      actions={
        <Button variant="contained" onClick={shell.close}>
          {intl.formatMessage(appMessages.close)}
        </Button>
      }
    >
      <Box component="dl" sx={{ m: 0, mb: 1.5 }}>
        {[palette, ...ROWS].map(({ keys, message }) => (
          <Box
            key={keys}
            sx={{
              display: 'flex',
              flexDirection: 'row-reverse',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 2,
              minHeight: 44,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={key}>
              {keys}
            </Box>
            <Box component="dd" sx={{ m: 0, py: 0.75 }}>
              {intl.formatMessage(message)}
            </Box>
          </Box>
        ))}
      </Box>
      <Switch
        label={intl.formatMessage(keyMessages.single)}
        hint={intl.formatMessage(keyMessages.singleHint)}
        isOn={shell.hasShortcuts}
        onChange={shell.setShortcuts}
      />
    </Dialog>
  );
});

export default KeyboardSheet;
