import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { StoredValue } from '../../shared/storage';
import { IconButton } from '../../shared/ui/buttons';
import { CloseIcon, TipIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { appMessages } from '../app.messages';
import { paletteKeys } from '../keys/palette-keys';
import { focusMain } from '../shell/main-region';
import { hintMessages } from '../shell.messages';
import { closeHint, nextHint } from './hints';

const shelf = new StoredValue('hints');
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** One tip at a time; closing it brings the next one only on another visit of a page. */
const HintBar = observer(function HintBar() {
  const intl = useIntl();
  const [hint, setHint] = useState(() => nextHint(shelf, hasKeyboard()));
  if (hint === null) return null;
  const close = intl.formatMessage(appMessages.close);
  return (
    <Box
      component="aside"
      aria-label={intl.formatMessage(hintMessages.region)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        mt: { xs: 1, sm: 2 },
        pl: { xs: 1.5, sm: 2 },
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
          py: { xs: 0.5, sm: 1 },
          fontSize: { xs: '0.875rem', sm: '1rem' },
          lineHeight: 1.5,
        }}
      >
        {intl.formatMessage(hintMessages[hint], { keys: paletteKeys() })}
      </Box>
      <IconButton
        color="inherit"
        aria-label={close}
        title={close}
        onClick={() => {
          focusMain();
          closeHint(shelf, hint);
          setHint(null);
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});

export default HintBar;
