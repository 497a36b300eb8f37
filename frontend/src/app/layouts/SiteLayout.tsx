import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { splitLocale } from '../../i18n/locale';
import { Box, Container } from '../../shared/ui/layout';
import { ProgressBar } from '../../shared/ui/ProgressBar';
import { SkipLink } from '../../shared/ui/SkipLink';
import { appMessages } from '../app.messages';
import { useStores } from '../store-context';
import { LanguageOffer } from './LanguageOffer';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

const MAIN_ID = 'main';
/** The footer begins out of sight, so that nothing is seen to move when the page has come. */
const BELOW_HEADER = 'calc(100dvh - 65px)';

/** Back and forward keep the place where the page was left; other ways lead to the top. */
function useScrollToTop(): void {
  const { path } = splitLocale(useLocation().pathname);
  const way = useNavigationType();
  useEffect(() => {
    if (way === NavigationType.Push) window.scrollTo(0, 0);
  }, [path, way]);
}

export const SiteLayout = observer(function SiteLayout({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const { progress } = useStores();
  useScrollToTop();
  return (
    <>
      <SkipLink target={MAIN_ID}>{intl.formatMessage(appMessages.skipToContent)}</SkipLink>
      <ProgressBar phase={progress.phase} />
      <LanguageOffer />
      <SiteHeader />
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flex: 1, minHeight: BELOW_HEADER, outline: 'none' }}
      >
        <Container maxWidth={false} sx={{ maxWidth: 1120, px: { xs: 2, sm: 3 } }}>
          {children}
        </Container>
      </Box>
      <SiteFooter />
    </>
  );
});
