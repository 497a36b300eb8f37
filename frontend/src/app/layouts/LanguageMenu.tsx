import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LANGUAGES, localeOf, LOCALES } from '../../i18n/locale';
import { ChoiceButton } from '../../shared/ui/ChoiceButton';
import { LanguageIcon } from '../../shared/ui/icons';
import { appMessages } from '../app.messages';
import { useSwitchLocale } from './use-switch-locale';

const CHOICES = LOCALES.map((value) => ({ value, label: LANGUAGES[value].name, lang: LANGUAGES[value].tag }));

export const LanguageMenu = observer(function LanguageMenu() {
  const intl = useIntl();
  const locale = localeOf(intl.locale);
  const switchTo = useSwitchLocale();
  return (
    <ChoiceButton
      label={intl.formatMessage(appMessages.language)}
      text={LANGUAGES[locale].name}
      icon={<LanguageIcon fontSize="small" />}
      choices={CHOICES}
      chosen={locale}
      onChoose={switchTo}
    />
  );
});
