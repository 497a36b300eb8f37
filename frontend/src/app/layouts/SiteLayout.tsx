import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { AfterFirstPaint } from '../../shared/ui/AfterFirstPaint';
import { Box } from '../../shared/ui/layout';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { SkipLink } from '../../shared/ui/SkipLink';
import { appMessages } from '../app.messages';
import { BannerPlace } from '../banners/BannerPlace';
import { useShortcuts } from '../keys/use-shortcuts';
import { MAIN_ID } from '../../shared/main-region';
import { useStores } from '../../shared/store-context';
import { BottomBar } from './BottomBar';
import { LanguageOffer } from './LanguageOffer';
import { Overlays } from './Overlays';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** The footer begins out of sight, so that nothing is seen to move when the page has come. */
const BELOW_HEADER = 'calc(100dvh - 65px)';

/**
 * Another page begins at its top, unless one goes back or forward to it. What is chosen on the same page, such as a
 * filter in its address, leaves it where it is: the person may have gone on from there by now.
 */
function useScrollToTop(): void {
  const { path } = splitLocale(useLocation().pathname);
  const way = useNavigationType();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (way === NavigationType.Push) window.scrollTo(0, 0);
  }, [path, way]);
}

/** What lies over a page is of that page: it goes when one leaves it. */
function useClosingOverlays(): void {
  const { shell, reminders } = useStores();
  const { pathname } = useLocation();
  useEffect(() => {
    shell.close();
    reminders.close();
  }, [pathname, shell, reminders]);
}

export const SiteLayout = observer(function SiteLayout({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const { progress } = useStores();
  useScrollToTop();
  // Here and not where overlays are drawn, which is later: a key is heard from the first drawing on.
  useShortcuts();
  useClosingOverlays();
  return (
    <>
      <SkipLink target={MAIN_ID}>{intl.formatMessage(appMessages.skipToContent)}</SkipLink>
      <ProgressBar phase={progress.phase} />
      <LanguageOffer />
      <SiteHeader />
      <BannerPlace />
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flex: 1, minHeight: BELOW_HEADER, outline: 'none' }}
      >
        <Box sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 3 } }}>{children}</Box>
      </Box>
      <BottomBar />
      <AfterFirstPaint>
        <SiteFooter />
        <Overlays />
      </AfterFirstPaint>
    </>
  );
});
