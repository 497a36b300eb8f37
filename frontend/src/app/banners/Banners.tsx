import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../i18n/locale';
import { Box } from '../../shared/ui/layout';
import { bannerMessages as messages } from '../shell.messages';
import { focusMain } from '../../shared/main-region';
import { useStores } from '../../shared/store-context';
import { type Banner, bannersOf } from './banner-rules';
import { BannerText } from './BannerText';
import { readClosed, rememberOutage, rememberPromotion } from './closed-banners';
import { Strip } from './Strip';

type Kind = Banner['kind'];

const CALM: ReadonlySet<Kind> = new Set(['promotion', 'readOnly', 'joined']);
/** How those are read out that answer what the visitor did. */
const ROLES: Readonly<Partial<Record<Kind, 'alert' | 'status'>>> = { signInLink: 'alert', joined: 'status' };

/** What everybody, or this visitor, should know before they go on. */
const Banners = observer(function Banners({ isHome }: { readonly isHome: boolean }) {
  const intl = useIntl();
  const { session, view: viewStore } = useStores();
  const { view } = viewStore;
  const { info, site, notice, country } = session;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(readClosed()));
  const banners = bannersOf({
    view,
    locale: localeOf(intl.locale),
    isHome,
    info,
    site,
    notice,
    country,
    closed,
  });
  const closeById = (id: string, remember: (id: string) => void): void => {
    focusMain();
    remember(id);
    setClosed(new Set([...closed, id]));
  };
  /** What stays until it is mended cannot be closed. */
  const closeOf = (banner: Banner): (() => void) | undefined => {
    switch (banner.kind) {
      case 'signInLink':
      case 'joined':
        return () => {
          focusMain();
          session.notify(null);
        };
      case 'outage':
        return () => closeById(banner.id, rememberOutage);
      case 'promotion':
        return () => closeById(banner.id, (id) => rememberPromotion(id, (info?.planLevel ?? 0) > 0));
      default:
        return undefined;
    }
  };
  if (banners.length === 0) return null;
  return (
    <Box component="aside" aria-label={intl.formatMessage(messages.region)}>
      {banners.map((banner) => (
        <Strip
          key={banner.kind}
          tone={CALM.has(banner.kind) ? 'primary' : 'error'}
          role={ROLES[banner.kind]}
          onClose={closeOf(banner)}
        >
          <BannerText banner={banner} />
        </Strip>
      ))}
    </Box>
  );
});

export default Banners;
