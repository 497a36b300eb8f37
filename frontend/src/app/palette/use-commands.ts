import { useIntl } from 'react-intl';
import { LANGUAGES, LOCALES } from '../../i18n/locale';
import { useLocalNavigate } from '../../i18n/use-local-path';
import { PATHS } from '../../shared/paths';
import { useThemeMode } from '../../shared/ui/theme/use-theme-mode';
import { appMessages, navMessages } from '../app.messages';
import { useSwitchLocale } from '../layouts/use-switch-locale';
import { useSignOut } from '../menus/use-account-actions';
import { accountMenuMessages, moreMessages, paletteMessages } from '../shell.messages';
import { navEntries } from '../shell/nav-entries';
import { useCreate } from '../shell/use-create';
import { useStores } from '../../shared/store-context';
import type { Command } from './commands';
import type { FoundLinksStore } from './found-links.store';
import { useGroupCommands } from './use-group-commands';
import { useLinkCommands } from './use-link-commands';

function usePageCommands(): readonly Command[] {
  const intl = useIntl();
  const goTo = useLocalNavigate();
  const { session } = useStores();
  const page = (id: string, to: string, label: string): Command => ({
    id,
    group: 'pages',
    label,
    hint: to,
    run: () => goTo(to),
  });
  const text = intl.formatMessage;
  const forMembers = [
    page('settings', PATHS.settings, text(accountMenuMessages.settings)),
    page('log', PATHS.log, text(accountMenuMessages.log)),
    ...(session.info?.isAdmin === true
      ? [
          page('desk', PATHS.desk, text(accountMenuMessages.desk)),
          page('reports', PATHS.abuseCases, text(accountMenuMessages.reports)),
          page('givenPlans', PATHS.givenPlans, text(accountMenuMessages.givenPlans)),
          page('billingDesk', PATHS.billingDesk, text(accountMenuMessages.billingDesk)),
        ]
      : []),
  ];
  const forGuests = [
    page('logIn', PATHS.login, text(navMessages.logIn)),
    page('signUp', PATHS.signup, text(navMessages.signUp)),
  ];
  return [
    page('home', PATHS.home, text(navMessages.homeTab)),
    ...navEntries(session).map(({ key, to, message }) => page(key, to, text(message))),
    page('bulk', PATHS.bulk, text(moreMessages.bulk)),
    page('utm', PATHS.utmto, text(moreMessages.utm)),
    page('partner', PATHS.socialVip, text(moreMessages.partner)),
    page('help', PATHS.help, text(accountMenuMessages.help)),
    ...(session.isSignedIn ? forMembers : forGuests),
  ];
}

function usePreferenceCommands(): readonly Command[] {
  const intl = useIntl();
  const switchTo = useSwitchLocale();
  const { setMode } = useThemeMode();
  const language = intl.formatMessage(appMessages.language);
  const theme = intl.formatMessage(appMessages.theme);
  const themes = {
    light: appMessages.themeLight,
    dark: appMessages.themeDark,
    system: appMessages.themeSystem,
  } as const;
  return [
    ...LOCALES.map((locale): Command => ({
      id: `language-${locale}`,
      group: 'language',
      label: LANGUAGES[locale].name,
      hint: language,
      words: locale,
      run: () => switchTo(locale),
    })),
    ...(['light', 'dark', 'system'] as const).map((mode): Command => ({
      id: `theme-${mode}`,
      group: 'theme',
      label: intl.formatMessage(themes[mode]),
      hint: theme,
      words: mode,
      run: () => setMode(mode),
    })),
  ];
}

/** Everything that the palette offers to the person who is here; `found`: links that the server found. */
export function useCommands(found: FoundLinksStore): readonly Command[] {
  const intl = useIntl();
  const { session, shell } = useStores();
  const create = useCreate();
  const signOut = useSignOut();
  const doing: Command[] = [
    { id: 'create', group: 'do', label: intl.formatMessage(navMessages.create), hint: 'c', run: create },
    {
      id: 'keys',
      group: 'do',
      label: intl.formatMessage(paletteMessages.showKeys),
      hint: '?',
      run: () => shell.open('keys'),
    },
    ...(session.isSignedIn
      ? [
          {
            id: 'signOut',
            group: 'do',
            label: intl.formatMessage(accountMenuMessages.signOut),
            run: () => void signOut(),
          } as const,
        ]
      : []),
  ];
  return [
    ...doing,
    ...useLinkCommands(found),
    ...useGroupCommands(),
    ...usePageCommands(),
    ...usePreferenceCommands(),
  ];
}
