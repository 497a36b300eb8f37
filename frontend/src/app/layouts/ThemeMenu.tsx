import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ChoiceButton } from '../../shared/ui/ChoiceButton';
import { DarkIcon, LightIcon, SystemIcon } from '../../shared/ui/icons';
import { THEME_MODES, useThemeMode } from '../../shared/ui/theme/use-theme-mode';
import { appMessages } from '../app.messages';

const LOOKS = {
  light: { Icon: LightIcon, message: appMessages.themeLight },
  dark: { Icon: DarkIcon, message: appMessages.themeDark },
  system: { Icon: SystemIcon, message: appMessages.themeSystem },
} as const;

export const ThemeMenu = observer(function ThemeMenu() {
  const intl = useIntl();
  const { mode, setMode } = useThemeMode();
  const { Icon } = LOOKS[mode];
  const choices = THEME_MODES.map((value) => ({ value, label: intl.formatMessage(LOOKS[value].message) }));
  return (
    <ChoiceButton
      label={intl.formatMessage(appMessages.theme)}
      icon={<Icon fontSize="small" />}
      choices={choices}
      chosen={mode}
      onChoose={setMode}
    />
  );
});
