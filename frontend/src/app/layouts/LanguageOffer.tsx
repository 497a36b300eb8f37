import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { LANGUAGES, offeredLocale, splitLocale } from '../../i18n/locale';
import { chosenLocale, rememberLocale } from '../../i18n/locale-choice';
import { Button, IconButton } from '../../shared/ui/buttons';
import { CloseIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { appMessages } from '../app.messages';
import { focusMain } from '../../shared/main-region';
import { useSwitchLocale } from './use-switch-locale';

/** Offers, and never takes, the language of the browser to people who have not chosen one. */
export const LanguageOffer = observer(function LanguageOffer() {
  const intl = useIntl();
  const { locale: shown } = splitLocale(useLocation().pathname);
  const switchTo = useSwitchLocale();
  const [isOpen, setIsOpen] = useState(() => chosenLocale() === null);
  const offered = isOpen ? offeredLocale(shown, navigator.languages) : null;
  if (offered === null) return null;
  return (
    <Box
      component="aside"
      aria-label={intl.formatMessage(appMessages.language)}
      sx={{
        bgcolor: 'soft.primary',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        px: 1,
        py: 0.25,
      }}
    >
      <Button
        lang={LANGUAGES[offered].tag}
        onClick={() => {
          focusMain();
          setIsOpen(false);
          switchTo(offered);
        }}
      >
        {LANGUAGES[offered].offer}
      </Button>
      <IconButton
        aria-label={intl.formatMessage(appMessages.dismissOffer)}
        title={intl.formatMessage(appMessages.dismissOffer)}
        onClick={() => {
          focusMain();
          setIsOpen(false);
          rememberLocale(shown);
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});
