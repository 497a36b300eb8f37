import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { focusMain } from '../../../shared/main-region';
import { paletteKeys } from '../../../shared/palette-keys';
import { StoredValue } from '../../../shared/storage';
import { IconButton } from '../../../shared/ui/buttons';
import { CloseIcon, TipIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { tipMessages } from './hint.messages';
import { closeHint, nextHint } from './hints';

const shelf = new StoredValue('hints');
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** One tip at a time; the next one comes on another day. */
export const HintBar = observer(function HintBar() {
  const intl = useIntl();
  const [hint, setHint] = useState(() => nextHint(shelf, hasKeyboard(), Date.now()));
  if (hint === null) return null;
  const close = intl.formatMessage(tipMessages.close);
  return (
    <Box
      component="aside"
      aria-label={intl.formatMessage(tipMessages.region)}
      sx={{
        // On phones the links themselves need the room.
        display: { xs: 'none', sm: 'flex' },
        alignItems: 'center',
        gap: 1.5,
        mt: 2,
        pl: 2,
        pr: 0.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'soft.primary',
      }}
    >
      <TipIcon fontSize="small" color="primary" />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          py: 1,
          lineHeight: 1.5,
        }}
      >
        {intl.formatMessage(tipMessages[hint], { keys: paletteKeys() })}
      </Box>
      <IconButton
        color="inherit"
        aria-label={close}
        title={close}
        onClick={() => {
          focusMain();
          closeHint(shelf, hint, Date.now());
          setHint(null);
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});
